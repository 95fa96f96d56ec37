import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form } from '#ui/kit/forms/form.tsx';
import { fieldId, FormErrors, type FormProblem } from '#ui/kit/forms/form-errors.tsx';
import { RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';

describe('the errors of a form', () => {
  const problems: readonly FormProblem[] = [
    { field: null, message: 'No pudimos guardar tus datos' },
    { field: 'correo', message: 'Ingresa un email válido' },
    { field: 'medio', message: 'Elige un medio de pago' },
  ];

  function Page() {
    const [shown, setShown] = useState<readonly FormProblem[]>([]);
    return (
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setShown([...problems]);
        }}
      >
        <FormErrors problems={shown} />
        <TextField label="Correo" name="correo" />
        <RadioGroup
          label="Medio"
          name="medio"
          options={[
            { value: 'a', label: 'A' },
            { value: 'b', label: 'B' },
          ]}
        />
        <Button type="submit">Enviar</Button>
      </Form>
    );
  }

  it('take the focus after each failed attempt and lead to their fields', async () => {
    render(<Page />);
    expect(screen.queryByRole('group', { name: 'Revisa estos datos' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    const box = screen.getByRole('group', { name: 'Revisa estos datos' });
    expect(document.activeElement).toBe(box);
    expect(box.textContent).toContain('No pudimos guardar tus datos');
    // Read out once, by the focus: its heading, and each problem.
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain('No pudimos');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ingresa un email válido' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Correo'));
    await userEvent.click(screen.getByRole('button', { name: 'Elige un medio de pago' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Revisa estos datos' }));
  });
});

describe('the errors of a form that works without script', () => {
  const problems: readonly FormProblem[] = [{ field: 'correo', message: 'Ingresa un email válido' }];
  const page = (
    <Form>
      <FormErrors problems={problems} ids="carta" />
      <TextField label="Correo" name="correo" id={fieldId('carta', 'correo')} />
    </Form>
  );

  it('lead to their fields by their addresses, and have the focus of the page', () => {
    const html = renderToString(page);
    expect(html).toContain('href="#carta-correo"');
    expect(html).toContain('id="carta-correo"');
    expect(html).toMatch(/role="group"[^>]* autofocus=""/i);
  });

  it('once the script is there, lead there without a change of the address', async () => {
    render(page);
    await userEvent.click(screen.getByRole('link', { name: 'Ingresa un email válido' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Correo' }));
    expect(location.hash).toBe('');
  });
});
