import { observer } from 'mobx-react-lite';
import type { ProductChoices } from '#application/read-models/office/products/edited-product.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { errorOf, PartGroup } from '#ui/school/staff/products/editor/part-form.tsx';
import type { FactsStore } from './fact-fields.tsx';
import { NoneYet } from './none-yet.tsx';
import styles from './fact-lists.module.css';

/** Who teaches, writes or answers, in their order. */
export const People = observer(function People({ store, choices }: { store: FactsStore; choices: ProductChoices }) {
  const { staffIds } = store.content;
  const nameOf = (id: number) => choices.staff.find((each) => each.id === id)?.name ?? 'Ya no está';
  const set = (ids: readonly number[]) => store.set({ staffIds: ids });
  return (
    <PartGroup title="Quiénes" hint="Docentes, autoras o especialistas, en el orden en que se muestran.">
      {staffIds.length > 0 && (
        <ol className={styles.people} aria-label="Quiénes">
          {staffIds.map((id, index) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              <IconButton
                icon="chevron-up"
                label={`Subir a ${nameOf(id)}`}
                unavailable={index === 0}
                onClick={() => set(staffIds.with(index, staffIds[index - 1] ?? id).with(index - 1, id))}
              />
              <Button
                size="small"
                look="quiet"
                aria-label={`Quitar a ${nameOf(id)}`}
                onClick={() => set(staffIds.filter((each) => each !== id))}
              >
                Quitar
              </Button>
            </li>
          ))}
        </ol>
      )}
      <SelectField
        id="staffIds"
        name="staffIds"
        label="Agregar a alguien"
        hint={choices.staff.length === 0 && <NoneYet list="docentes" text="Agregar la primera ficha" />}
        value=""
        error={errorOf(store.lacks, 'staffIds')}
        onChange={({ target }) => target.value !== '' && set([...staffIds, Number(target.value)])}
      >
        <option value="">Elige…</option>
        {choices.staff
          .filter(({ id }) => !staffIds.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
    </PartGroup>
  );
});

/** What a book or a magazine says of itself: ISBN, edition, pages. */
export const BookFacts = observer(function BookFacts({ store, kind }: { store: FactsStore; kind: ProductKind }) {
  const { bibliographic } = store.content;
  if (kind !== 'book' && kind !== 'magazine') return null;
  const change = (index: number, changes: { label?: string; value?: string }) =>
    store.set({
      bibliographic: bibliographic.map((each, place) => (place === index ? { ...each, ...changes } : each)),
    });
  return (
    <PartGroup title="Ficha bibliográfica" hint="ISBN, edición, páginas… en el orden en que se muestran.">
      {bibliographic.map(({ label, value }, index) => (
        // Lines have no other name than their place.
        <div key={index} className={styles.pair}>
          <TextField
            label={`Dato ${index + 1}`}
            value={label}
            onChange={(event) => change(index, { label: event.target.value })}
          />
          <TextField label="Valor" value={value} onChange={(event) => change(index, { value: event.target.value })} />
          <Button
            size="small"
            look="quiet"
            aria-label={`Quitar el dato ${index + 1}`}
            onClick={() => store.set({ bibliographic: bibliographic.filter((_, place) => place !== index) })}
          >
            Quitar
          </Button>
        </div>
      ))}
      <div>
        <Button size="small" onClick={() => store.set({ bibliographic: [...bibliographic, { label: '', value: '' }] })}>
          Agregar un dato
        </Button>
      </div>
    </PartGroup>
  );
});
