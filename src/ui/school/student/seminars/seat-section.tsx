import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { Button } from '#ui/kit/controls/button.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { ProgressBar } from '#ui/kit/feedback/progress-bar.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ErrorState, Notice } from '#ui/kit/feedback/states.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { SeatsStore } from './seats-store.ts';
import styles from './seat-section.module.css';

/** The seats that the owner of a seminar bought for others, and where to buy more; nothing where there are none to be had. Source: CART-9, API-2.23. */
export const SeatSection = observer(function SeatSection({ slug, isOver }: { slug: string; isOver: boolean }) {
  const store = useService(SeatsStore);
  const { seats, failure } = store;
  if (seats === null && failure !== null) {
    return (
      <Section title="Cupos para otras personas">
        <ErrorState title="No pudimos cargar tus cupos" onRetry={() => void store.load(slug)}>
          {failure}
        </ErrorState>
      </Section>
    );
  }
  if (seats === null || (seats.seats === 0 && !seats.canBuyMore)) return null;
  if (seats.seats === 0) {
    return (
      <Section title="Cupos para otras personas">
        <p className={styles.offer}>
          {isOver
            ? 'El seminario ya se realizó: los cupos que compres para otras personas son de su grabación. El tuyo ya lo tienes.'
            : 'Puedes comprar cupos de este seminario para otras personas. El tuyo ya lo tienes.'}
        </p>
        <BuySeats slug={slug} />
      </Section>
    );
  }
  const used = seats.seats - seats.free;
  return (
    <Section title="Cupos para otras personas">
      <div className={styles.seats}>
        <ProgressBar ofUse label="Cupos en uso" value={used} max={seats.seats} text={`${used} de ${seats.seats}`} />
        <div role="status">{store.done !== null && <Notice kind="success">{store.done}</Notice>}</div>
        {seats.guests.length === 0 ? (
          <p className={styles.quiet}>Todavía no diste ningún cupo. El tuyo va aparte.</p>
        ) : (
          <ul className={styles.people}>
            {seats.guests.map((guest) => (
              <li key={guest.email} className={styles.person}>
                <Avatar name={guest.name} />
                <div>
                  <p className={styles.name}>{guest.name}</p>
                  <p className={styles.quiet}>
                    <EmailText email={guest.email} />
                  </p>
                </div>
                <Button size="small" onClick={() => store.ask(guest)} aria-label={`Retirar el cupo de ${guest.name}`}>
                  <Icon name="trash" />
                  Retirar
                </Button>
              </li>
            ))}
          </ul>
        )}
        {seats.free > 0 ? (
          <Lending store={store} />
        ) : (
          <p className={styles.quiet}>Ya diste todos tus cupos. Retira uno para dárselo a otra persona.</p>
        )}
        {seats.canBuyMore && <BuySeats slug={slug} />}
      </div>
      <Removal store={store} />
    </Section>
  );
});

/** Puts further seats into the cart and goes there, as every link that names a product does (ROUTE-14). */
function BuySeats({ slug }: { slug: string }) {
  return (
    <LinkButton to={`/set-product/${slug}`} size="small">
      <Icon name="plus" />
      Comprar más cupos
    </LinkButton>
  );
}

const Lending = observer(function Lending({ store }: { store: SeatsStore }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.lend();
  };
  return (
    <Form onSubmit={submit} aria-label="Dar un cupo">
      <TextField
        name="email"
        type="email"
        label="Correo"
        hint="De quien ya tiene una cuenta en la escuela. Verá el seminario entre los suyos y le avisaremos por correo."
        autoComplete="off"
        autoCapitalize="none"
        value={store.email}
        error={store.problem}
        onChange={({ currentTarget }) => store.write(currentTarget.value)}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={store.isSending && 'Enviando…'}>
          Dar un cupo
        </Button>
      </FormActions>
    </Form>
  );
});

const Removal = observer(function Removal({ store }: { store: SeatsStore }) {
  const { removing, removalRefusal } = store;
  return (
    <ConfirmDialog
      open={removing !== null}
      danger
      title={`¿Retirar el cupo de ${removing?.name ?? ''}?`}
      confirmLabel="Retirar"
      busy={store.isRemoving && 'Retirando…'}
      onCancel={() => store.ask(null)}
      onConfirm={() => void store.takeBack()}
    >
      <p>Ya no verá el seminario, y podrás dar el cupo a otra persona.</p>
      {removalRefusal !== null && (
        <Notice kind="error" title="No pudimos retirarlo" live>
          <p>{removalRefusal}</p>
        </Notice>
      )}
    </ConfirmDialog>
  );
});
