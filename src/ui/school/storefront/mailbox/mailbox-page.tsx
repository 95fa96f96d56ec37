import { observer } from 'mobx-react-lite';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { checkoutSteps, StepBar } from '#ui/kit/feedback/step-bar.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { moveTo, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { AskForm } from './ask-form.tsx';
import { CodeForm } from './code-form.tsx';
import { LinkForm } from './link-form.tsx';
import { paying } from './mailbox-parts.tsx';
import { MailboxStore } from './mailbox-store.ts';
import styles from './mailbox-page.module.css';

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
    <Wrap narrow className={styles.page}>
      <StepBar steps={checkoutSteps} current={1} label="Pasos de la compra" />
      {store.step === 'email' && <AskForm />}
      {store.step === 'code' && <CodeForm />}
      {store.step === 'link' && <LinkForm link={link ?? ''} />}
    </Wrap>
  );
});
