import { observer } from 'mobx-react-lite';
import type { OptionContent } from '#domain/office/products/prices-content.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { errorOf, PartGroup } from '#ui/school/staff/products/editor/part-form.tsx';
import { focusNow } from '#ui/school/staff/products/editor/focus-soon.ts';
import styles from './options.module.css';

/** A part in which options are edited. */
interface StoreOfOptions {
  readonly content: { readonly options: readonly OptionContent[] };
  readonly lacks: readonly Lack[];
  set(changes: { readonly options: readonly OptionContent[] }): void;
}

/** What can be bought besides: further seats and extras. */
export const Options = observer(function Options({ store }: { store: StoreOfOptions }) {
  const { options } = store.content;
  const set = (next: readonly OptionContent[]) => store.set({ options: next });
  const change = (key: string, changes: Partial<OptionContent>) =>
    set(options.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const add = () => {
    set([...options, emptyOption()]);
    focusNow(`options.${options.length}.label`);
  };
  return (
    <PartGroup
      title="Opciones"
      hint="Lo que se puede agregar al comprar: cupos para otras personas, un material impreso."
    >
      {options.map((option, index) => (
        <div key={option.key} className={styles.option} role="group" aria-label={`Opción ${index + 1}`}>
          <TextField
            id={`options.${index}.label`}
            label="Qué es"
            value={option.label}
            error={errorOf(store.lacks, `options.${index}.label`)}
            onChange={(event) => change(option.key, { label: event.target.value })}
          />
          <SelectField
            label="Se cobra"
            value={option.kind}
            onChange={(event) => change(option.key, { kind: event.target.value === 'seat' ? 'seat' : 'extra' })}
          >
            <option value="extra">Una vez</option>
            <option value="seat">Por persona</option>
          </SelectField>
          <TextField
            id={`options.${index}.price`}
            label="Precio"
            prefix="S/."
            inputMode="decimal"
            value={option.price}
            error={errorOf(store.lacks, `options.${index}.price`)}
            onChange={(event) => change(option.key, { price: event.target.value })}
          />
          <TextField
            id={`options.${index}.discountedPrice`}
            label="Con descuento"
            prefix="S/."
            inputMode="decimal"
            value={option.discountedPrice}
            error={errorOf(store.lacks, `options.${index}.discountedPrice`)}
            onChange={(event) => change(option.key, { discountedPrice: event.target.value })}
          />
          <Button
            size="small"
            look="quiet"
            aria-label={`Quitar la opción ${index + 1}`}
            onClick={() => set(options.filter(({ key }) => key !== option.key))}
          >
            Quitar
          </Button>
        </div>
      ))}
      <div>
        <Button size="small" onClick={add}>
          Agregar una opción
        </Button>
      </div>
    </PartGroup>
  );
});

const emptyOption = (): OptionContent => ({
  id: null,
  key: crypto.randomUUID(),
  label: '',
  kind: 'extra',
  price: '',
  discountedPrice: '',
});
