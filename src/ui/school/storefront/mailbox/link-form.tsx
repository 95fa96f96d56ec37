import { observer } from 'mobx-react-lite';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { useGoOn, WhatHappened } from './mailbox-parts.tsx';
import { MailboxStore } from './mailbox-store.ts';

/** Opened by the letter: programs that look at mail open links too, so that only a press counts. */
export const LinkForm = observer(function LinkForm({ link }: { link: string }) {
  const store = useService(MailboxStore);
  const goOn = useGoOn();
  const isElsewhere = store.refusal?.kind === 'other-browser';
  return (
    <>
      <PageHead
        title={isElsewhere ? 'Abriste el enlace en otro navegador' : 'Continúa con tu compra'}
        lead={
          isElsewhere
            ? 'Por tu seguridad, el enlace sirve solo donde lo pediste. Vuelve a esa página y escribe el código del correo, o pide otro aquí.'
            : 'Confirma que fuiste tú quien pidió el correo.'
        }
      />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void store.enterLink(link).then(goOn);
        }}
      >
        <FormErrors problems={store.problems} title="No pudimos confirmar tu correo" />
        {!isElsewhere && <WhatHappened />}
        <FormActions>
          {!isElsewhere && (
            <Button type="submit" look="primary" size="large" busy={store.busy === 'entering' && 'Comprobando…'}>
              Continuar
            </Button>
          )}
          <Button key={String(isElsewhere)} size="large" autoFocus={isElsewhere} onClick={() => store.askAnew()}>
            Pedir otro código
          </Button>
          <LinkButton to="/carrito" look="quiet" size="large">
            Volver al carrito
          </LinkButton>
        </FormActions>
      </Form>
    </>
  );
});
