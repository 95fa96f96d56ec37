import { observer } from 'mobx-react-lite';
import { consentTexts } from '#domain/legal/consent.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { LegalLinks } from '#ui/school/storefront/legal/legal-links.tsx';
import { ByPassword, useProblems, WhatHappened } from './mailbox-parts.tsx';
import { MailboxStore } from './mailbox-store.ts';

/** The address that a letter goes to. */
export const AskForm = observer(function AskForm() {
  const store = useService(MailboxStore);
  const problemOf = useProblems(store);
  return (
    <>
      <PageHead
        title="Compra con tu correo"
        lead="No necesitas contraseña: te enviamos un código para saber que el correo es tuyo. Ahí llega también tu comprobante."
      />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void store.ask();
        }}
      >
        <FormErrors problems={store.problems} />
        <TextField
          label="Correo"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          // Whoever comes back from the code to another address; not who has just opened the page.
          autoFocus={store.email !== ''}
          value={store.email}
          error={problemOf('email')}
          onChange={(event) => store.typeEmail(event.target.value)}
        />
        <CheckboxField
          name="acceptsTerms"
          label={consentTexts.terms.text}
          checked={store.acceptsTerms}
          error={problemOf('acceptsTerms')}
          onChange={(event) => store.acceptTerms(event.target.checked)}
        />
        <LegalLinks />
        <WhatHappened />
        <FormActions>
          <Button type="submit" look="primary" size="large" busy={store.busy === 'asking' && 'Enviando…'}>
            Enviarme un código
          </Button>
          <ByPassword />
        </FormActions>
      </Form>
    </>
  );
});
