import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { TypedRegistration } from '#application/browser/accounts/ports/account-api.ts';
import type { Invitation } from '#application/read-models/plans/invitation.ts';
import { passwordHint } from '#domain/accounts/registration-texts.ts';
import { consentTexts } from '#domain/legal/consent.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions, FormRow } from '#ui/kit/forms/form.tsx';
import { PasswordField } from '#ui/kit/forms/password-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { isTicked, typedText } from '#ui/kit/forms/typed-text.ts';
import { LegalLinks } from '#ui/school/storefront/legal/legal-links.tsx';
import type { GuestRegistrationStore } from './guest-registration-store.ts';

interface NewGuestFormProps {
  readonly token: string;
  readonly invitation: Invitation;
  readonly store: GuestRegistrationStore;
}

/** An account for whoever was invited; the address is the invitation's, and verified by it. */
export const NewGuestForm = observer(function NewGuestForm({ token, invitation, store }: NewGuestFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.register(token, personIn(event.currentTarget), invitation);
  };
  return (
    <Form onSubmit={submit} aria-label="Crea tu cuenta">
      <h2>Crea tu cuenta</h2>
      <FormErrors problems={store.problems.filter(({ field }) => field !== null)} />
      <TextField
        label="Nombres"
        name="givenNames"
        autoComplete="given-name"
        defaultValue={invitation.name.split(' ')[0] ?? ''}
        error={store.problemOf('givenNames')}
      />
      <FormRow>
        <TextField
          label="Apellido paterno"
          name="paternalSurname"
          autoComplete="family-name"
          error={store.problemOf('paternalSurname')}
        />
        <TextField
          label="Apellido materno"
          name="maternalSurname"
          autoComplete="additional-name"
          optional
          error={store.problemOf('maternalSurname')}
        />
      </FormRow>
      <PasswordField
        label="Contraseña"
        name="password"
        autoComplete="new-password"
        hint={passwordHint}
        error={store.problemOf('password')}
      />
      <Consents termsError={store.problemOf('acceptsTerms')} />
      <FormActions>
        <Button type="submit" look="primary" size="large" busy={store.isBusy && 'Creando tu cuenta…'}>
          Crear mi cuenta y aceptar
        </Button>
      </FormActions>
    </Form>
  );
});

/** One box for each thing agreed to, none ticked beforehand; the texts are those that are recorded. */
function Consents({ termsError }: { termsError: string | null }) {
  return (
    <>
      <CheckboxField name="acceptsTerms" label={consentTexts.terms.text} error={termsError} />
      <LegalLinks />
      <CheckboxField name="acceptsMarketing" label={consentTexts.marketing.text} />
    </>
  );
}

function personIn(form: HTMLFormElement): Omit<TypedRegistration, 'email'> {
  return {
    givenNames: typedText(form, 'givenNames'),
    paternalSurname: typedText(form, 'paternalSurname'),
    maternalSurname: typedText(form, 'maternalSurname'),
    password: typedText(form, 'password'),
    acceptsTerms: isTicked(form, 'acceptsTerms'),
    acceptsMarketing: isTicked(form, 'acceptsMarketing'),
  };
}
