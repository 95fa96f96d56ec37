import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { checkoutSteps, StepBar } from '#ui/kit/feedback/step-bar.tsx';

describe('the step bar', () => {
  it('says where one is and leads back to what is done', () => {
    const steps = [{ label: 'Carrito', to: '/carrito' }, ...checkoutSteps.slice(1)];
    render(
      <MemoryRouter>
        <StepBar label="Pasos de tu compra" steps={steps} current={1} />
      </MemoryRouter>,
    );
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Carrito, hecho', '2Datos', '3Pago', '4Listo']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/carrito']);
  });
});
