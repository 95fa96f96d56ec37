import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { GivenGift } from '#application/read-models/orders/gift.ts';
import { formatLongDay, limaDay } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { numbered, numbersTogether } from '#domain/shared/numbers-together.ts';
import { GivenGiftsStore } from './given-gifts-store.ts';
import styles from './receipts-page.module.css';

/** The gifts somebody made: for whom, when their letter goes out, what became of them; none is shown as long as there is none. */
export const GivenGifts = observer(function GivenGifts() {
  const { gifts } = useService(GivenGiftsStore);
  if (gifts.length === 0) return null;
  return (
    <Section title="Regalos que hiciste" id="regalos">
      <ul className={styles.gifts}>
        {gifts.map((gift) => (
          <li key={gift.orderId}>
            <Gift gift={gift} />
          </li>
        ))}
      </ul>
    </Section>
  );
});

const Gift = observer(function Gift({ gift }: { readonly gift: GivenGift }) {
  const store = useService(GivenGiftsStore);
  const { recipientName, recipientEmail, titles, orderNumber, state } = gift;
  return (
    <>
      <p>
        <strong>{numbersTogether(titles.join(', '))}</strong> <StateBadge gift={gift} />
      </p>
      <p>
        Para {recipientName}, <EmailText email={recipientEmail} />
      </p>
      <p className={styles.when}>
        {whenText(gift)} Pedido {numbered(orderNumber)}.
      </p>
      {state !== 'accepted' &&
        (store.correcting === gift.orderId ? <CorrectAddress gift={gift} /> : <Acts gift={gift} />)}
    </>
  );
});

const Acts = observer(function Acts({ gift }: { readonly gift: GivenGift }) {
  const store = useService(GivenGiftsStore);
  const isBusy = store.busyWith === gift.orderId;
  const whose = <VisuallyHidden>: regalo para {gift.recipientName}</VisuallyHidden>;
  return (
    <p className={styles.acts}>
      <Button size="small" onClick={() => store.startCorrecting(gift)}>
        Corregir el correo{whose}
      </Button>
      {gift.state === 'sent' && (
        <Button size="small" busy={isBusy && 'Enviando…'} onClick={() => void store.resend(gift)}>
          Enviar la carta otra vez{whose}
        </Button>
      )}
    </p>
  );
});

const CorrectAddress = observer(function CorrectAddress({ gift }: { readonly gift: GivenGift }) {
  const store = useService(GivenGiftsStore);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.correct(gift);
  };
  return (
    <Form onSubmit={submit} aria-label={`Corregir el correo de ${gift.recipientName}`}>
      <TextField
        label="Correo de quien lo recibe"
        name="recipientEmail"
        type="email"
        autoComplete="off"
        autoFocus
        {...(gift.state === 'sent' && { hint: 'La carta sale otra vez, y el enlace anterior deja de servir.' })}
        value={store.typed}
        error={store.problem}
        onChange={(event) => store.type(event.target.value)}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={store.busyWith === gift.orderId && 'Guardando…'}>
          Guardar el correo
        </Button>
        <Button look="quiet" onClick={() => store.stopCorrecting()}>
          Dejarlo como está
        </Button>
      </FormActions>
    </Form>
  );
});

const states = {
  waiting: { kind: 'info', text: 'Espera su día' },
  sent: { kind: 'info', text: 'Carta enviada' },
  accepted: { kind: 'success', text: 'Aceptado' },
} as const;

function StateBadge({ gift: { state } }: { readonly gift: GivenGift }) {
  const { kind, text } = states[state];
  return <Badge kind={kind}>{text}</Badge>;
}

function whenText({ state, sendOn, sentAt, acceptedAt }: GivenGift): string {
  if (state === 'accepted') return `Lo aceptaron el ${dayOf(acceptedAt)}.`;
  if (state === 'sent') return `La carta salió el ${dayOf(sentAt)}.`;
  const day = parsePlainDate(sendOn);
  return `La carta sale el ${day.ok ? formatLongDay(day.value, { withYear: true }) : sendOn}.`;
}

function dayOf(instant: string | null): string {
  return instant === null ? '' : formatLongDay(limaDay(new Date(instant)), { withYear: true });
}
