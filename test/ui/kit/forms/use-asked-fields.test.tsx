import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useAskedFields } from '#ui/kit/forms/use-asked-fields.ts';

function Filters({ words, state }: { words: string; state: string }) {
  const form = useAskedFields({ words, state });
  return (
    <form ref={form}>
      <input name="words" aria-label="Buscar" defaultValue={words} />
      <select name="state" aria-label="Estado" defaultValue={state}>
        <option value="">Todos</option>
        <option value="paid">Pagado</option>
      </select>
    </form>
  );
}

test('fields say what another address asks for; what is being typed in one that it leaves alone stays', async () => {
  const { rerender } = render(<Filters words="" state="paid" />);
  const words = screen.getByRole<HTMLInputElement>('textbox', { name: 'Buscar' });
  const state = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Estado' });
  await userEvent.type(words, 'José');
  rerender(<Filters words="" state="" />);
  expect([words.value, state.value]).toEqual(['José', '']);
  rerender(<Filters words="Ana" state="paid" />);
  expect([words.value, state.value]).toEqual(['Ana', 'paid']);
});
