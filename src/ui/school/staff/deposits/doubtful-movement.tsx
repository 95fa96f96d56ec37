import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { StaffMovement } from '#application/read-models/vouchers/staff-deposits.ts';
import { formatMoney, money, type Money } from '#domain/shared/money.ts';
import type { MatchReason } from '#domain/vouchers/statements/match-movements.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { Stack } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { WordsField } from '#ui/school/staff/desk/words-field.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import styles from './deposits-page.module.css';
import { operationField, restField, StaffDepositsStore } from './staff-deposits-store.ts';

type Candidate = StaffMovement['candidates'][number];

const reasonTexts: Readonly<Record<MatchReason, string>> = {
  code: 'Trae su código',
  amount: 'Mismo importe',
  operation: 'Su constancia es de esta operación',
  date: 'Fecha cercana',
  name: 'Mismo nombre',
};

/** A movement that a person has to look at: the orders that it may pay, another one, or none. */
export const DoubtfulMovement = observer(function DoubtfulMovement({ movement }: { movement: StaffMovement }) {
  const mayDecide = useMay('decide-vouchers');
  const { candidates } = movement;
  return (
    <Stack className={styles.movement}>
      <ToKnow id={movement.id} />
      {candidates.length === 0 ? (
        <p>Ningún pedido tiene su código, ni espera este importe.</p>
      ) : (
        <ul className={styles.candidates} aria-label="Pedidos que puede pagar">
          {candidates.map((candidate) => (
            <li key={candidate.orderNumber} className={styles.candidate}>
              <Order candidate={candidate} amount={movement.amount} />
              {mayDecide && <ConfirmFor id={movement.id} order={String(candidate.orderNumber)} />}
            </li>
          ))}
        </ul>
      )}
      {mayDecide && <Short movement={movement} />}
      {mayDecide && <Otherwise movement={movement} />}
    </Stack>
  );
});

/** What is to be known before it is confirmed all the same: whoever pressed goes on from here. */
const ToKnow = observer(function ToKnow({ id }: { id: string }) {
  const warning = useService(StaffDepositsStore).warnings[id];
  if (warning === undefined) return null;
  return (
    <Notice key={warning.order} kind="alert" title={warning.title} takesFocus>
      <p>{warning.detail}</p>
    </Notice>
  );
});

/** The order, and why it may be the one, the weightiest reason first. */
function Order({ candidate, amount }: { candidate: Candidate; amount: StaffMovement['amount'] }) {
  const { orderNumber, buyerName, total, missing, isPaid, reasons } = candidate;
  return (
    <div>
      <p>
        <Link to={`/colaboradores/pedidos/${orderNumber}`}>Pedido {numbered(orderNumber)}</Link> de {buyerName},{' '}
        <span data-numbers>{formatMoney(total)}</span> {isPaid && <Badge kind="warning">Ya pagado</Badge>}
        {!isPaid && missing < total && <Badge kind="info">Faltan {formatMoney(missing)}</Badge>}
        {!isPaid && amount > missing && <Badge kind="warning">Llegó de más</Badge>}
        {!isPaid && amount < missing && <Badge kind="warning">Llegó de menos</Badge>}
      </p>
      <p className={styles.reasons}>{reasons.map((reason) => reasonTexts[reason]).join(' · ')}</p>
    </div>
  );
}

const ConfirmFor = observer(function ConfirmFor({ id, order }: { id: string; order: string }) {
  const store = useService(StaffDepositsStore);
  const isWarned = store.warnings[id]?.order === order;
  return (
    <Button size="small" onClick={() => void store.confirm(id, order)}>
      {isWarned ? 'El dinero llegó: confirmar sabiéndolo' : 'Es de este pedido'}
      <VisuallyHidden> {numbered(order)}</VisuallyHidden>
    </Button>
  );
});

/** What is done where the movement is less than the order that it was said to pay: the rest is asked for, or it goes back. */
const Short = observer(function Short({ movement }: { movement: StaffMovement }) {
  const store = useService(StaffDepositsStore);
  const { id, amount, candidates } = movement;
  const short = store.shorts[id];
  const refused = store.problems[restField(id)];
  if (short === undefined) return null;
  const order = candidates.find(({ orderNumber }) => String(orderNumber) === short.order);
  const back = order === undefined ? null : money(order.total - order.missing + amount);
  return (
    <Notice kind="alert" title="Llegó menos de lo que cuesta el pedido" takesFocus>
      <Stack>
        <p>{short.detail}</p>
        <div>
          <Button
            look="primary"
            busy={store.busy === id && 'Guardando…'}
            onClick={() => void store.askForRest(id, short.order)}
          >
            Pedir por carta lo que falta
          </Button>
        </div>
        {refused !== undefined && (
          <p role="alert" className={styles.refused}>
            {refused.text}
          </p>
        )}
        <GiveBackByTransfer id={id} order={short.order} amount={back} />
      </Stack>
    </Notice>
  );
});

interface GiveBackProps {
  readonly id: string;
  readonly order: string;
  /** All that arrived of the order; null: the page does not know the order. */
  readonly amount: Money | null;
}

/** That money went back by a transfer, which staff makes at the bank and names here. */
export const GiveBackByTransfer = observer(function GiveBackByTransfer({ id, order, amount }: GiveBackProps) {
  const store = useService(StaffDepositsStore);
  return (
    <div className={styles.choice}>
      <TextField
        name={operationField(id)}
        label="Operación de la transferencia"
        hint={`Devuelve primero ${amount === null ? 'todo lo que llegó' : formatMoney(amount)} desde tu banco.`}
        autoComplete="off"
        value={store.operations[id] ?? ''}
        error={store.problems[operationField(id)]?.text ?? null}
        onChange={(event) => store.typeOperation(id, event.target.value)}
      />
      <Button onClick={() => void store.giveBack(id, order, amount)}>Anotar que se devolvió</Button>
    </div>
  );
});

/** Another order than those that are proposed, a note where one is asked for, or no sale at all. */
const Otherwise = observer(function Otherwise({ movement: { id } }: { movement: StaffMovement }) {
  const store = useService(StaffDepositsStore);
  const order = (store.orders[id] ?? '').trim();
  const warning = store.warnings[id];
  return (
    <Stack>
      <TextField
        name={`order-${id}`}
        label="Otro pedido"
        hint="Su número o su código de depósito."
        autoComplete="off"
        value={store.orders[id] ?? ''}
        onChange={(event) => store.type(id, event.target.value)}
      />
      <WordsField
        name={`note-${id}`}
        label="Motivo o nota"
        hint="Hace falta si llegó más que el importe del pedido, o si no es una venta. Lo que sobre de un pedido se anota para devolverlo."
        value={store.notes[id] ?? ''}
        refused={store.problems[id]}
        onChange={(event) => store.note(id, event.target.value)}
      />
      <FormActions>
        <Button
          look="primary"
          busy={store.busy === id && 'Guardando…'}
          disabled={order === ''}
          onClick={() => void store.confirm(id, order)}
        >
          {warning !== undefined && warning.order === order ? 'Confirmar sabiéndolo' : 'Confirmar con ese pedido'}
        </Button>
        <Button onClick={() => void store.ignore(id)}>No es una venta</Button>
      </FormActions>
    </Stack>
  );
});
