import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { ServicesProvider, useService, type Services } from '#ui/kit/layout/services.tsx';

abstract class Greeting {
  abstract text(): string;
}

function Greeter() {
  return <p>{useService(Greeting).text()}</p>;
}

const services = { get: (key: unknown) => (key === Greeting ? { text: () => 'Hola' } : null) } as Services;

describe('the services of a page', () => {
  it('are found by their class', () => {
    render(
      <ServicesProvider services={services}>
        <Greeter />
      </ServicesProvider>,
    );
    expect(screen.getByText('Hola')).toBeTruthy();
  });

  it('are missed loudly, by name, where nobody provides them', () => {
    expect(() => render(<Greeter />)).toThrow(/Greeting/);
  });
});
