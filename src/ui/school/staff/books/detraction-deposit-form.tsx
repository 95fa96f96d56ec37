import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { MonthBooksApi } from '#application/browser/receipts/ports/month-books-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { OwedDetraction } from '#domain/receipts/owed-detractions.ts';
import { depositFormProblems } from '#domain/receipts/detraction-deposit.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Form, FormActions, FormRow } from '#ui/kit/forms/form.tsx';
import { useWrongField } from '#ui/kit/forms/led-focus.ts';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './books-page.module.css';

type DepositField = 'constancia' | 'depositedOn';

const isField = (name: string | null): name is DepositField => name === 'constancia' || name === 'depositedOn';

/** What stood in the way: of some fields, or, null, of none. */
interface Refused {
  readonly problems: Partial<Record<DepositField, string>>;
  readonly other: string | null;
}

export interface DetractionDepositFormProps {
  readonly open: readonly OwedDetraction[];
  /** Of which factura one was noted. */
  readonly onNoted: (code: string) => void;
}

/** Notes the constancia of one of some open deposits. What was typed stays until the school has taken it. */
export function DetractionDepositForm({ open, onNoted }: DetractionDepositFormProps) {
  const api = useService(MonthBooksApi);
  const again = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useWrongField(form, refusal);
  const { problems, other } = refusal ?? { problems: {}, other: null };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const of = open.find(({ id }) => id === typedText(sent, 'factura')) ?? open[0];
    if (of === undefined || busy) return;
    onNoted('');
    const typed = { constancia: typedText(sent, 'constancia'), depositedOn: typedText(sent, 'dia') };
    const wrong = depositFormProblems(typed);
    if (Object.keys(wrong).length > 0) {
      setRefusal({ problems: wrong, other: null });
      return;
    }
    setBusy(true);
    const done = await api.noteDeposit(of.id, typed);
    setBusy(false);
    setRefusal(done.ok ? null : refusedBy(done.refusal));
    if (!done.ok) return;
    onNoted(of.code);
    sent.reset();
    await again.revalidate();
  };
  return (
    <Form ref={form} className={styles.noting} aria-label="Anotar un depósito" onSubmit={(event) => void send(event)}>
      {other !== null && (
        <Notice kind="error" live>
          {other}
        </Notice>
      )}
      <SelectField name="factura" label="Factura">
        {open.map(({ id, code, amount }) => (
          <option key={id} value={id}>
            {code}: {formatMoney(amount)}
          </option>
        ))}
      </SelectField>
      <FormRow>
        <TextField name="constancia" label="Número de la constancia" inputMode="numeric" error={problems.constancia} />
        <DayField name="dia" label="Día del depósito" error={problems.depositedOn} />
      </FormRow>
      <FormActions>
        <Button type="submit" busy={busy && 'Anotando…'}>
          Anotar el depósito
        </Button>
      </FormActions>
    </Form>
  );
}

const refusedBy = ({ field, detail }: CallRefusal): Refused =>
  isField(field) ? { problems: { [field]: detail }, other: null } : { problems: {}, other: detail };
