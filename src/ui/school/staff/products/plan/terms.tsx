import { observer } from 'mobx-react-lite';
import type { TermContent, PlanContent } from '#domain/plans/plan-content.ts';
import { planLimits } from '#domain/plans/read-plan.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { errorOf } from '#ui/school/staff/products/editor/part-form.tsx';
import type { PartStore } from '#ui/school/staff/products/editor/part-store.ts';
import { focusNow } from '#ui/school/staff/products/editor/focus-soon.ts';
import styles from './plan.module.css';

/** The prices of a plan: how long each lasts, for how much, and what one more seat costs. */
export const Terms = observer(function Terms({ store }: { store: PartStore<PlanContent> }) {
  const { terms } = store.content;
  const set = (next: readonly TermContent[]) => store.set({ terms: next });
  const change = (key: string, changes: Partial<TermContent>) =>
    set(terms.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const add = () => {
    set([...terms, emptyTerm()]);
    focusNow(`terms.${terms.length}.duration`);
  };
  return (
    <div id="terms" tabIndex={-1} className={styles.lines}>
      {terms.map((term, index) => (
        <div key={term.key} className={styles.term} role="group" aria-label={`Precio ${index + 1}`}>
          <TextField
            id={`terms.${index}.duration`}
            label="Dura"
            inputMode="numeric"
            value={term.duration}
            error={errorOf(store.lacks, `terms.${index}.duration`)}
            onChange={({ target }) => change(term.key, { duration: target.value })}
          />
          <SelectField
            label="En"
            value={term.unit}
            onChange={({ target }) => change(term.key, { unit: target.value as TermContent['unit'] })}
          >
            <option value="day">Días</option>
            <option value="month">Meses</option>
            <option value="year">Años</option>
          </SelectField>
          <Amount store={store} term={term} index={index} field="regularPrice" label="Precio" onChange={change} />
          <Amount
            store={store}
            term={term}
            index={index}
            field="discountedPrice"
            label="Con descuento"
            onChange={change}
          />
          <Amount
            store={store}
            term={term}
            index={index}
            field="seatPrice"
            label="Usuario adicional"
            onChange={change}
          />
          <div className={styles.does}>
            <IconButton
              icon="chevron-up"
              label={`Subir el precio ${index + 1}`}
              unavailable={index === 0}
              onClick={() => set(terms.with(index, terms[index - 1] ?? term).with(index - 1, term))}
            />
            <Button
              size="small"
              look="quiet"
              aria-label={`Quitar el precio ${index + 1}`}
              onClick={() => set(terms.filter(({ key }) => key !== term.key))}
            >
              Quitar
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button size="small" disabled={terms.length >= planLimits.terms} onClick={add}>
          Agregar un precio
        </Button>
      </div>
      <FieldError id="terms-list" error={errorOf(store.lacks, 'terms')} />
    </div>
  );
});

interface AmountProps {
  readonly store: PartStore<PlanContent>;
  readonly term: TermContent;
  readonly index: number;
  readonly field: 'regularPrice' | 'discountedPrice' | 'seatPrice';
  readonly label: string;
  readonly onChange: (key: string, changes: Partial<TermContent>) => void;
}

const Amount = observer(function Amount({ store, term, index, field, label, onChange }: AmountProps) {
  return (
    <TextField
      id={`terms.${index}.${field}`}
      label={label}
      prefix="S/."
      inputMode="decimal"
      value={term[field]}
      error={errorOf(store.lacks, `terms.${index}.${field}`)}
      onChange={({ target }) => onChange(term.key, { [field]: target.value })}
    />
  );
});

const emptyTerm = (): TermContent => ({
  id: null,
  key: crypto.randomUUID(),
  duration: '1',
  unit: 'year',
  regularPrice: '',
  discountedPrice: '',
  seatPrice: '',
});
