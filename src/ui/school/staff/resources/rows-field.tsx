import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { type ResourceField, textIn, type TypedRow } from '#domain/office/resources/field.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { PlainControl } from './plain-control.tsx';
import { ResourceFormStore } from './resource-form-store.ts';
import styles from './resources.module.css';

/** Lines of the same fields: added, taken out and put in order. */
export const RowsField = observer(function RowsField({ name, field }: { name: string; field: ResourceField }) {
  const store = useService(ResourceFormStore);
  const id = useId();
  const typed = store.typed[name];
  const rows = Array.isArray(typed) ? (typed as readonly TypedRow[]) : [];
  const parts = Object.entries(field.parts ?? {});
  const write = (changed: readonly TypedRow[]) => store.write(name, changed);
  const blank: TypedRow = Object.fromEntries(parts.map(([part, { blank: begins }]) => [part, textIn(begins)]));
  return (
    <fieldset className={styles.group} aria-describedby={store.faults[name] === undefined ? undefined : `${id}-error`}>
      <legend className={styles.legend}>{field.label}</legend>
      {field.hint !== undefined && <p className={styles.about}>{field.hint}</p>}
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <li key={index} className={styles.row}>
            {parts.map(([part, described]) => (
              <PlainControl
                key={part}
                name={`${name}-${index}-${part}`}
                field={described}
                typed={row[part] ?? ''}
                error={store.faults[`${name}-${index}-${part}`] ?? null}
                onWrite={(value) =>
                  write(rows.map((each, at) => (at === index ? { ...each, [part]: textIn(value) } : each)))
                }
              />
            ))}
            <div className={styles.rowActions}>
              <Button size="small" disabled={index === 0} onClick={() => write(swapped(rows, index - 1))}>
                Subir la {field.each} {index + 1}
              </Button>
              <Button size="small" onClick={() => write(rows.filter((_, at) => at !== index))}>
                Quitar la {field.each} {index + 1}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {rows.length < (field.most ?? Infinity) && (
        <Button size="small" onClick={() => write([...rows, blank])}>
          Agregar una {field.each}
        </Button>
      )}
      <FieldError id={id} error={store.faults[name]} />
    </fieldset>
  );
});

/** The list with a line and the one after it in each other's place. */
function swapped(rows: readonly TypedRow[], index: number): readonly TypedRow[] {
  const [one, other] = [rows[index], rows[index + 1]];
  return one === undefined || other === undefined ? rows : rows.with(index, other).with(index + 1, one);
}
