import { useState, type FormEvent } from 'react';

import { Button } from '#ui/kit/controls/button.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { Form, FormActions, FormRow } from '#ui/kit/forms/form.tsx';
import { FormErrors, type FormProblem } from '#ui/kit/forms/form-errors.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { Panel, Section } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { PasswordField } from '#ui/kit/forms/password-field.tsx';
import { RadioCards, RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';

const problems = [
  { field: 'correo', message: 'Ingresa un email válido' },
  { field: 'documento', message: 'El RUC tiene 11 dígitos' },
  { field: 'terminos', message: 'Falta tu aceptación' },
];

export function Actions() {
  return (
    <Section title="Botones">
      <FormActions>
        <Button look="primary" size="large">
          Agregar al carrito
        </Button>
        <Button look="primary">Pagar S/. 373.83</Button>
        <Button>Seguir comprando</Button>
        <Button look="quiet">¿Por qué este precio?</Button>
        <Button look="danger">Quitar del plan</Button>
        <Button size="small">Ver más</Button>
        <Button disabled>Agotado</Button>
        <Button look="primary" busy="Enviando…">
          Enviar
        </Button>
        <LinkButton href="#contenido">Un enlace</LinkButton>
        <IconButton icon="bookmark" label="Marcar esta página" aria-pressed />
        <IconButton icon="settings" label="Ajustes de lectura" />
      </FormActions>
    </Section>
  );
}

export function Forms() {
  const [shown, setShown] = useState<readonly FormProblem[]>([]);
  const errorOf = (name: string) => shown.find(({ field }) => field === name)?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown([...problems]);
  };
  const [payment, setPayment] = useState<'card' | 'deposit'>('card');
  return (
    <Section title="Formularios">
      <Panel title="Tus datos">
        <Form onSubmit={submit}>
          <FormErrors problems={shown} />
          <FormRow>
            <TextField label="Nombres" name="nombres" autoComplete="given-name" defaultValue="Rosa" />
            <TextField
              label="Correo electrónico"
              name="correo"
              type="email"
              autoComplete="email"
              defaultValue="rosa@"
              error={errorOf('correo')}
            />
          </FormRow>
          <FormRow>
            <SelectField label="Tipo de documento" name="tipo" defaultValue="ruc">
              <option value="dni">DNI</option>
              <option value="ruc">RUC</option>
            </SelectField>
            <TextField
              label="Número de documento"
              name="documento"
              inputMode="numeric"
              hint="Para la factura, el RUC de la empresa"
              error={errorOf('documento')}
              defaultValue="2050"
            />
          </FormRow>
          <FormRow>
            <PasswordField label="Contraseña" name="clave" autoComplete="new-password" hint="8 caracteres o más" />
            <TextField label="Importe depositado" name="importe" prefix="S/." inputMode="decimal" optional />
          </FormRow>
          <TextField label="Celular" name="celular" disabled defaultValue="999 999 999" />
          <TextArea label="Cuéntanos qué pasó" name="descripcion" placeholder="Con tus palabras" />
          <RadioGroup
            label="¿Quién eres?"
            name="quien"
            defaultValue="alumno"
            options={[
              { value: 'alumno', label: 'Estudiante' },
              { value: 'empresa', label: 'Empresa', hint: 'Compras para tu equipo' },
            ]}
          />
          <RadioCards
            label="Medio de pago"
            name="medio"
            value={payment}
            onChange={setPayment}
            options={[
              { value: 'card', label: 'Tarjeta', hint: 'Tu acceso se activa al momento' },
              { value: 'deposit', label: 'Depósito o transferencia', hint: 'Se activa en 72 horas como máximo' },
            ]}
          />
          <CheckboxField label="Quiero recibir novedades por correo" name="novedades" />
          <CheckboxField label="Acepto los términos y condiciones" name="terminos" error={errorOf('terminos')} />
          <FormActions>
            <Button look="primary" type="submit">
              Continuar al pago
            </Button>
            <Button>Volver al carrito</Button>
          </FormActions>
        </Form>
      </Panel>
    </Section>
  );
}
