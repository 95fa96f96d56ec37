import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { CaptchaSolver } from '#application/browser/support/ports/captcha-solver.ts';
import { SupportApi } from '#application/browser/support/ports/support-api.ts';
import { Clock } from '#application/ports/clock.ts';
import { longest } from '#domain/support/message-fields.ts';
import type { VisitorDraft, VisitorMessageKind } from '#domain/support/visitor-message.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { fieldId, FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions, FormRow } from '#ui/kit/forms/form.tsx';
import { Stack } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { TrapField } from '#ui/kit/forms/trap-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { useLive } from '#ui/kit/controls/use-live.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { usePosted } from '#ui/school/boot/posted-form.ts';
import { CaptchaField } from '#ui/school/layouts/support/captcha-field.tsx';
import { CaptchaStore } from '#ui/school/layouts/support/captcha-store.ts';
import styles from './message-form.module.css';
import { MessageStore, visitorFields } from './message-store.ts';

export interface MessageFormTexts {
  readonly subject: string;
  readonly subjectHint?: string;
  readonly text: string;
  readonly textHint?: string;
  /** Label of the page of one's own; absent: not asked for. */
  readonly link?: string;
  readonly send: string;
  readonly thanks: string;
}

/** Writes to the school, or applies: the same fields under other names. Source: ROUTE-12, SUPPORT-8. */
export const MessageForm = observer(function MessageForm({
  kind,
  texts,
  sendLook = 'primary',
}: {
  kind: VisitorMessageKind;
  texts: MessageFormTexts;
  /** 'secondary' where the page has another primary action. */
  sendLook?: 'primary' | 'secondary';
}) {
  const api = useService(SupportApi);
  const solver = useService(CaptchaSolver);
  const clock = useService(Clock);
  const drafts = useService(FormDrafts);
  const posted = usePosted(kind);
  const isLive = useLive();
  const form = useRef<HTMLFormElement>(null);
  const [store] = useState(() => new MessageStore(api, new CaptchaStore(solver, clock), kind, drafts, posted));
  useEffect(() => void store.resume(typedIn(form.current)), [store]);
  if (store.state === 'sent') {
    return (
      <Stack>
        <Notice kind="success" takesFocus>
          {texts.thanks}
        </Notice>
        <FormActions>
          <Button onClick={() => store.begin()}>Escribir otro mensaje</Button>
        </FormActions>
      </Stack>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.send();
  };
  const field = (name: keyof VisitorDraft) => ({
    id: fieldId(kind, name),
    name,
    value: store.draft[name],
    error: store.problemOf(name),
    maxLength: longest[name],
    onChange: (event: { currentTarget: { value: string } }) => store.write(name, event.currentTarget.value),
  });
  return (
    <Form ref={form} method="post" action={formPaths[kind]} onSubmit={submit}>
      <FormErrors problems={store.problems} ids={kind} />
      <TextField label="Nombre completo" autoComplete="name" {...field('name')} />
      <FormRow>
        <TextField label="Correo" type="email" inputMode="email" autoComplete="email" {...field('email')} />
        <TextField
          label="Celular"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional={kind === 'contact'}
          {...field('phone')}
        />
      </FormRow>
      <TextField label={texts.subject} hint={texts.subjectHint} {...field('subject')} />
      {texts.link !== undefined && (
        <TextField label={texts.link} type="url" inputMode="url" autoComplete="url" optional {...field('link')} />
      )}
      <TextArea label={texts.text} hint={texts.textHint} rows={6} {...field('text')} />
      <div className={styles.captcha}>
        <CaptchaField store={store.captcha} error={store.problemOf('captcha')} disabled={!isLive} />
      </div>
      <noscript>
        <p>Como tu navegador no usa JavaScript, te enviaremos un correo para que confirmes que escribiste tú.</p>
      </noscript>
      <TrapField />
      <DataNotice />
      <FormActions>
        <Button type="submit" look={sendLook} busy={store.state === 'sending' && 'Enviando…'}>
          {texts.send}
        </Button>
      </FormActions>
    </Form>
  );
});

/** Pages of the forms, where a browser posts them by itself. */
const formPaths: Readonly<Record<VisitorMessageKind, string>> = {
  contact: '/contacto',
  team: '/unete',
  affiliate: '/unete/afiliados',
  creator: '/unete/creadores',
};

/** What stands in the fields: typed before the script came, or put back by the browser. */
function typedIn(form: HTMLFormElement | null): Partial<VisitorDraft> {
  if (form === null) return {};
  const fields = visitorFields.filter((name) => form.elements.namedItem(name) !== null);
  return Object.fromEntries(fields.map((name) => [name, typedText(form, name)]).filter(([, text]) => text !== ''));
}

/** What the data is used for, where it is asked. */
function DataNotice() {
  const hasPolicy = useService(PageMap).has('/politicas-privacidad');
  return (
    <p>
      Usamos tus datos solo para responderte.{' '}
      {hasPolicy && <Link to="/politicas-privacidad">Lee la política de privacidad</Link>}
    </p>
  );
}
