import { observer } from 'mobx-react-lite';
import { Button } from '#ui/kit/controls/button.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import type { RowsLook, TypedKind } from './part-forms.ts';
import { SchoolSettingsStore } from './settings-store.ts';
import styles from './settings-part-page.module.css';
import { WalletQrField } from './wallet-qr-field.tsx';

interface RowFieldsProps {
  readonly field: string;
  readonly look: RowsLook;
  readonly mayManage: boolean;
}

/** A list whose rows are added and taken away, each of fields of its own. */
export const RowFields = observer(function RowFields({ field, look, mayManage }: RowFieldsProps) {
  const store = useService(SchoolSettingsStore);
  const { label, hint, row, each, add, isSingle } = look;
  const rows = store.rowsOf(field);
  const empty = Object.fromEntries(Object.keys(row).map((cell) => [cell, '']));
  return (
    <fieldset className={styles.rows} aria-describedby={`${field}-hint`}>
      <legend className={styles.legend}>{label}</legend>
      <p id={`${field}-hint`} className={styles.hint}>
        {hint}
      </p>
      {rows.map((cells, place) => (
        // Rows are told apart by their place alone: what stands in them is being typed.
        <fieldset key={place} className={styles.row}>
          <legend className={styles.each}>
            {each} {place + 1}
          </legend>
          <div className={styles.cells}>
            {Object.entries(row).map(([cell, { kind, among, called, ...texts }]) => {
              const error = store.problemOf(`${field}[${place}].${cell}`);
              const shared = {
                ...texts,
                name: `${field}[${place}].${cell}`,
                readOnly: !mayManage,
                value: cells[cell] ?? '',
                error,
                onChange: ({ target }: { readonly target: { readonly value: string } }) =>
                  store.writeCell(field, place, cell, target.value),
              };
              if (kind === 'qr') {
                return (
                  <div key={cell} className={styles.wide}>
                    <WalletQrField {...texts} {...{ place, error, mayManage }} />
                  </div>
                );
              }
              if (among !== undefined) {
                const { readOnly, ...chosen } = shared;
                return (
                  <SelectField key={cell} {...chosen} disabled={readOnly}>
                    {['', ...among].map((each) => (
                      <option key={each} value={each}>
                        {each === '' ? 'Elige una opción' : (called?.[each] ?? each)}
                      </option>
                    ))}
                  </SelectField>
                );
              }
              if (kind === 'day') return <DayField key={cell} {...shared} autoComplete="off" />;
              return kind === 'long' ? (
                <TextArea key={cell} {...shared} />
              ) : (
                <TextField key={cell} {...shared} type={typeOf(kind)} autoComplete="off" />
              );
            })}
          </div>
          {mayManage && (
            <Button
              size="small"
              aria-label={`Quitar: ${each} ${place + 1}`}
              onClick={() => store.takeRow(field, place)}
            >
              Quitar
            </Button>
          )}
        </fieldset>
      ))}
      <FieldError id={field} error={store.problemOf(field)} />
      {mayManage && !(isSingle === true && rows.length > 0) && (
        <div>
          <Button size="small" onClick={() => store.addRow(field, empty)}>
            {add}
          </Button>
        </div>
      )}
    </fieldset>
  );
});

/** How the browser takes what is typed of a kind. */
export function typeOf(kind: TypedKind | undefined): string {
  return kind === 'email' || kind === 'tel' ? kind : 'text';
}
