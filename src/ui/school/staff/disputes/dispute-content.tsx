import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { OfficeDispute } from '#application/read-models/payments/office-disputes.ts';
import { type DisputeEvent, isUndecided, longestDisputeWords } from '#domain/payments/dispute.ts';
import { formatLongDay, formatLongInstant, type PlainDate } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { AccountEmail } from '#ui/school/staff/desk/account-email.tsx';
import { FactList, Stack } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { gatewayName } from '#ui/school/staff/books/texts.ts';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { StaffDisputesStore } from './staff-disputes-store.ts';
import { LOST_MEANS, SURPLUS_LOST_MEANS } from './texts.ts';
import styles from './disputes-page.module.css';

const dayText = (day: string): string => formatLongDay(day as PlainDate, { withYear: true });

/** What is known of a dispute, and, as long as it is not decided, what is said of it. */
export function DisputeContent({ dispute }: { dispute: OfficeDispute }) {
  const maySay = useMay('refund-orders');
  return (
    <Stack>
      <FactList facts={factsOf(dispute)} />
      {maySay && (
        <p>
          <Link to={`/colaboradores/contracargos/${dispute.number}`}>Lo que demuestra esta compra, para el banco</Link>
        </p>
      )}
      {maySay && isUndecided(dispute.state) && <Step dispute={dispute} />}
    </Stack>
  );
}

/** What the line above it does not say. */
function factsOf(dispute: OfficeDispute) {
  const { orderNumber, buyer, gateway, purchaseNumber, isSurplus, paid, words, answer, notedBy, updatedAt } = dispute;
  return [
    {
      name: 'Pedido',
      value: <Link to={`/colaboradores/pedidos/${orderNumber}`}>{numbered(orderNumber)}</Link>,
    },
    { name: 'Correo', value: <AccountEmail email={buyer.email} /> },
    {
      name: 'Pago',
      value: `${gatewayName(gateway)}, compra ${purchaseNumber}, de ${formatMoney(paid)}${isSurplus ? ', que llegó de más' : ''}`,
    },
    { name: 'Se abrió', value: dayText(dispute.openedOn) },
    { name: 'Se responde hasta', value: dayText(dispute.answerBy) },
    ...(words === '' ? [] : [{ name: 'El banco dice', value: words }]),
    ...(answer === '' ? [] : [{ name: 'Respondimos', value: answer }]),
    { name: 'Lo anotó', value: notedBy },
    { name: 'Último cambio', value: formatLongInstant(new Date(updatedAt), { withYear: true }) },
  ];
}

interface Choice {
  readonly value: DisputeEvent;
  readonly label: string;
  readonly hint: string;
}

const choicesOf = (lost: string): Readonly<Record<'open' | 'answered', readonly Choice[]>> => ({
  open: [
    { value: 'answered', label: 'Ya respondí al banco', hint: 'Desde ahora decide el banco.' },
    { value: 'accepted', label: 'No lo voy a discutir: es una pérdida', hint: lost },
  ],
  answered: [
    { value: 'won', label: 'Ganado', hint: 'El banco le dio la razón a la escuela: todo queda como está.' },
    { value: 'lost', label: 'Perdido', hint: lost },
  ],
});

const choices = choicesOf(LOST_MEANS);
const choicesOfSurplus = choicesOf(SURPLUS_LOST_MEANS);

const Step = observer(function Step({ dispute }: { dispute: OfficeDispute }) {
  const store = useService(StaffDisputesStore);
  const { number, state, amount, paid, isSurplus } = dispute;
  const step = store.stepOf(dispute);
  const problem = store.problems[number];
  const isLost = step.event === 'lost' || step.event === 'accepted';
  return (
    <Form
      className={styles.form}
      aria-label={`Contracargo ${numbered(number)}`}
      onSubmit={(event) => {
        event.preventDefault();
        void store.save(dispute);
      }}
    >
      {problem !== undefined && (
        <Notice kind="error" title="No se guardó" live>
          <p>{problem.detail}</p>
        </Notice>
      )}
      <RadioGroup
        name={`event-${number}`}
        label={state === 'open' ? 'Qué se hizo' : 'Cómo terminó'}
        value={step.event}
        onChange={(event) => store.change(dispute, { event })}
        options={(isSurplus ? choicesOfSurplus : choices)[state === 'open' ? 'open' : 'answered']}
      />
      {step.event === 'answered' && (
        <TextArea
          name={`answer-${number}`}
          label="Qué le respondiste"
          optional
          rows={3}
          maxLength={longestDisputeWords}
          value={step.words}
          onChange={({ target }) => store.change(dispute, { words: target.value })}
        />
      )}
      {isLost && amount < paid && <LostProducts dispute={dispute} />}
      <FormActions>
        <Button type="submit" look="primary" busy={store.busy === number && 'Guardando…'}>
          Guardar
        </Button>
      </FormActions>
    </Form>
  );
});

/** Of what a part is, where the bank says so. */
const LostProducts = observer(function LostProducts({ dispute }: { dispute: OfficeDispute }) {
  const store = useService(StaffDisputesStore);
  const { products } = store.stepOf(dispute);
  const turn = (productId: number, isIn: boolean) => {
    const others = [...products].filter((each) => each !== productId);
    store.change(dispute, { products: new Set(isIn ? [...others, productId] : others) });
  };
  return (
    <fieldset className={styles.products}>
      <legend>De qué productos es el importe</legend>
      {dispute.products.map(({ productId, title, net }) => (
        <CheckboxField
          key={productId}
          name={`product-${dispute.number}-${productId}`}
          label={`${title}, ${formatMoney(net)}`}
          checked={products.has(productId)}
          onChange={({ target }) => turn(productId, target.checked)}
        />
      ))}
      <p>Si no eliges ninguno, es una parte del precio: lo comprado se queda.</p>
    </fieldset>
  );
});
