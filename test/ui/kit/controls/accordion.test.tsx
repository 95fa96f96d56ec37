import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Accordion } from '#ui/kit/controls/accordion.tsx';

describe('an accordion', () => {
  it('opens one question at a time', () => {
    const { container } = render(
      <Accordion
        name="preguntas"
        items={[
          { id: 'a', title: '¿Vencen?', content: 'No.', open: true },
          { id: 'b', title: '¿Hay certificado?', content: 'Sí.' },
        ]}
      />,
    );
    const parts = [...container.querySelectorAll('details')];
    expect(parts.map(({ open }) => open)).toEqual([true, false]);
    expect(new Set(parts.map((part) => part.getAttribute('name')))).toEqual(new Set(['preguntas']));
  });
});
