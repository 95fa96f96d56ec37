import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RadioCards, RadioGroup } from '#ui/kit/forms/radio-group.tsx';

const describedBy = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('a choice', () => {
  const options = [
    { value: 'card', label: 'Tarjeta', hint: 'Al momento' },
    { value: 'deposit', label: 'Depósito', hint: 'En 72 horas' },
  ] as const;

  it('is a named group, each option described by its own hint', () => {
    render(<RadioGroup label="Medio de pago" name="medio" options={options} error="Elige uno" />);
    const group = screen.getByRole('group', { name: 'Medio de pago' });
    expect(describedBy(group)).toBe('Elige uno');
    expect(describedBy(screen.getByRole('radio', { name: /Depósito/ }))).toBe('En 72 horas');
  });

  it('is sent with its form when nobody else keeps it', async () => {
    render(
      <form aria-label="Pago">
        <RadioGroup label="Medio de pago" name="medio" options={options} defaultValue="card" />
      </form>,
    );
    const value = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('medio');
    expect(value()).toBe('card');
    await userEvent.click(screen.getByRole('radio', { name: /Depósito/ }));
    expect(value()).toBe('deposit');
  });

  it('kept by its page follows the page', async () => {
    function Page() {
      const [value, setValue] = useState<'card' | 'deposit' | null>(null);
      return (
        <>
          <RadioCards label="Medio de pago" name="medio" options={options} value={value} onChange={setValue} />
          <p>{value ?? 'nada'}</p>
        </>
      );
    }
    render(<Page />);
    expect(screen.getByText('nada')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Tarjeta/ }));
    expect(screen.getByText('card')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Tarjeta/ }).checked).toBe(true);
  });
});
