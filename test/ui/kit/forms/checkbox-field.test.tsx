import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';

describe('a choice of yes or no', () => {
  it('is ticked by its label', async () => {
    render(<CheckboxField label="Acepto los términos" name="terminos" hint="Puedes leerlos" />);
    await userEvent.click(screen.getByText('Acepto los términos'));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });
});
