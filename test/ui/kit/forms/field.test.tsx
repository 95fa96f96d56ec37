import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { PasswordField } from '#ui/kit/forms/password-field.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';

const describedBy = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('a field', () => {
  it('is found by its label and described by its hint and its error', () => {
    render(<TextField label="RUC" name="ruc" hint="De la empresa" error="El RUC tiene 11 dígitos" />);
    const field = screen.getByLabelText('RUC');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field)).toBe('De la empresa | El RUC tiene 11 dígitos');
  });

  it('is not invalid and not described when there is nothing to say', () => {
    render(<TextField label="Nombres" name="nombres" error={null} />);
    const field = screen.getByLabelText('Nombres');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  it('of a day says it in words once it is chosen, whatever order the browser writes it in', () => {
    const { rerender } = render(<DayField label="Desde" defaultValue="2026-03-10" hint="Ese día y después." />);
    expect(describedBy(screen.getByLabelText('Desde'))).toBe('Martes 10 de marzo de 2026. Ese día y después.');
    fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '' } });
    expect(describedBy(screen.getByLabelText('Desde'))).toBe('Ese día y después.');
    rerender(<DayField label="Sale" withHour value="2026-12-03T19:00" readOnly />);
    expect(describedBy(screen.getByLabelText('Sale'))).toMatch(/^Jueves 3 de diciembre de 2026, 7:00\sp\.\sm\.$/);
  });

  it('says when it may be left out', () => {
    render(<TextArea label="Comentario" name="comentario" optional />);
    expect(screen.getByLabelText('Comentario (opcional)').tagName).toBe('TEXTAREA');
  });

  it('keeps what was typed when its error appears', async () => {
    const { rerender } = render(<TextField label="Correo" name="correo" />);
    await userEvent.type(screen.getByLabelText('Correo'), 'rosa@');
    rerender(<TextField label="Correo" name="correo" error="Ingresa un email válido" />);
    expect(screen.getByLabelText<HTMLInputElement>('Correo').value).toBe('rosa@');
  });

  it('two of the same name on a page do not share their label', () => {
    render(
      <>
        <TextField label="Correo para entrar" name="correo" />
        <TextField label="Correo para novedades" name="correo" />
      </>,
    );
    expect(screen.getByLabelText('Correo para entrar')).not.toBe(screen.getByLabelText('Correo para novedades'));
  });

  it('offers a list to choose from', async () => {
    render(
      <SelectField label="Documento" name="documento">
        <option value="dni">DNI</option>
        <option value="ruc">RUC</option>
      </SelectField>,
    );
    await userEvent.selectOptions(screen.getByLabelText('Documento'), 'RUC');
    expect(screen.getByLabelText<HTMLSelectElement>('Documento').value).toBe('ruc');
  });

  it('of a password shows what was typed and hides it again', async () => {
    render(<PasswordField label="Contraseña" name="clave" autoComplete="current-password" />);
    const field = screen.getByLabelText<HTMLInputElement>('Contraseña');
    const eye = screen.getByRole('button', { name: 'Mostrar la contraseña' });
    await userEvent.type(field, 'quipu');
    expect(field.type).toBe('password');
    await userEvent.click(eye);
    expect(field.type).toBe('text');
    expect(eye.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(eye);
    expect([field.type, field.value]).toEqual(['password', 'quipu']);
  });
});
