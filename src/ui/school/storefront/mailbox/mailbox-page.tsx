import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { consentTexts } from '#domain/legal/consent.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { checkoutSteps, StepBar } from '#ui/kit/feedback/step-bar.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { PageHead, Wrap } from '#ui/kit/layout/layout.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { moveTo, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { LegalLinks } from '#ui/school/storefront/legal/legal-links.tsx';
import { MailboxStore } from './mailbox-store.ts';

const paying = '/pagos';

/** Whoever is signed in is on their way to paying already. */
export async function load(services: Services, { params }: LoadArgs): Promise<{ readonly link: string | null }> {
  const keeper = services.get(SessionKeeper);
  await keeper.restore();
  if (keeper.state.loggedIn) moveTo(paying);
  const link = params['link'] ?? null;
  services.get(MailboxStore).begin(link !== null);
  return { link };
}

export function meta(): PageMeta {
  return { title: 'Compra con tu correo', description: 'Confirma tu correo y sigue con tu compra.', hidden: true };
}

/** Buying with an e-mail alone: the address, then what its letter brought. Source: decision 0097. */
export const Component = observer(function MailboxPage() {
  const store = useService(MailboxStore);
  const { link } = useLoaded<typeof load>();
  return (
    <Wrap narrow>
      <StepBar steps={checkoutSteps} current={1} label="Pasos de la compra" />
      {store.step === 'email' && <AskForm />}
      {store.step === 'code' && <CodeForm />}
      {store.step === 'link' && <LinkForm link={link ?? ''} />}
    </Wrap>
  );
});

const AskForm = observer(function AskForm() {
  const store = useService(MailboxStore);
  const problemOf = useProblems(store);
  return (
    <>
      <PageHead
        title="Compra con tu correo"
        lead="Te enviamos un código para saber que el correo es tuyo. Ahí llegan también tu comprobante y el acceso a lo que compras."
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

const CodeForm = observer(function CodeForm() {
  const store = useService(MailboxStore);
  const goOn = useGoOn();
  const problemOf = useProblems(store);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.enterCode(typedText(event.currentTarget, 'code')).then(goOn);
  };
  return (
    <>
      <PageHead
        title="Escribe el código"
        lead={
          <>
            Enviamos un código de 6 números a <strong>{store.email}</strong>. Dura 15 minutos. Si no lo ves, revisa tu
            carpeta de spam.
          </>
        }
      />
      <Form onSubmit={submit}>
        <FormErrors problems={store.problems} />
        <TextField
          label="Código"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          error={problemOf('code')}
        />
        <WhatHappened />
        <FormActions>
          <Button type="submit" look="primary" size="large" busy={store.busy === 'entering' && 'Comprobando…'}>
            Continuar
          </Button>
          <Button size="large" busy={store.busy === 'asking' && 'Enviando…'} onClick={() => void store.askAgain()}>
            Enviarme otro código
          </Button>
        </FormActions>
        <FormActions>
          <Button look="quiet" onClick={() => store.askAnew()}>
            Usar otro correo
          </Button>
          <ByPassword />
        </FormActions>
      </Form>
    </>
  );
});

/** Opened by the letter: programs that look at mail open links too, so that only a press counts. */
const LinkForm = observer(function LinkForm({ link }: { link: string }) {
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
          <Button size="large" onClick={() => store.askAnew()}>
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

/** What stands in the way where no field is at fault, and that another letter is on its way. */
const WhatHappened = observer(function WhatHappened() {
  const { refusal, isSentAgain, email } = useService(MailboxStore);
  if (refusal !== null) {
    const needsPassword = refusal.kind === 'mailbox-not-enough';
    return (
      <Notice
        kind={refusal.status === null ? 'error' : 'alert'}
        title={needsPassword ? 'Ingresa con tu contraseña' : 'Todavía no pudimos seguir'}
        live
      >
        <p>{refusal.detail}</p>
      </Notice>
    );
  }
  if (!isSentAgain) return null;
  return (
    <Notice kind="success" live>
      Enviamos otro código a {email}. El anterior ya no sirve.
    </Notice>
  );
});

function ByPassword() {
  const session = useService(SessionStore);
  return (
    <Button look="quiet" size="large" onClick={() => void session.signIn(paying)}>
      Ingresar con mi contraseña
    </Button>
  );
}

function useProblems(store: MailboxStore) {
  return (field: string): string | null => store.problems.find((each) => each.field === field)?.message ?? null;
}

/** On to paying; the page is no step back. */
function useGoOn() {
  const navigate = useNavigate();
  return (isIn: boolean): void => {
    if (isIn) void navigate(paying, { replace: true });
  };
}
