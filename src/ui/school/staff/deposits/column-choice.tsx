import { observer } from 'mobx-react-lite';
import {
  statementFieldNames,
  statementFields,
  type StatementPreview,
} from '#domain/vouchers/statements/statement-layout.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './deposits-page.module.css';
import { StatementStore } from './statement-store.ts';

/** Which column of a file is what, chosen once for its account: beside its first lines, as they are. */
export const ColumnChoice = observer(function ColumnChoice({ preview }: { preview: StatementPreview }) {
  const store = useService(StatementStore);
  const { columns, headingLine, titles } = store;
  return (
    <Form
      aria-label="Columnas del archivo"
      onSubmit={(event) => {
        event.preventDefault();
        void store.readAgain();
      }}
    >
      <p>
        Di qué columna es cada cosa. Solo hacen falta la fecha y un importe; queda guardado con la cuenta para la
        próxima vez.
      </p>
      <FirstLines preview={preview} />
      <div className={styles.columns}>
        <SelectField
          label="Línea de los títulos"
          name="headingLine"
          value={String(headingLine)}
          onChange={(event) => store.chooseHeadingLine(Number(event.target.value))}
        >
          {preview.rows.map(({ line, cells }) => (
            <option key={line} value={line}>
              {line}:{' '}
              {cells
                .filter((cell) => cell !== '')
                .join(', ')
                .slice(0, 60)}
            </option>
          ))}
        </SelectField>
        {statementFields.map((field) => (
          <SelectField
            key={field}
            label={statementFieldNames[field]}
            name={`column-${field}`}
            value={columns?.[field] ?? ''}
            onChange={(event) => store.chooseColumn(field, event.target.value)}
          >
            <option value="">Ninguna</option>
            {titles.map((title) => (
              <option key={title} value={title}>
                {title}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <FormActions>
        <Button type="submit" look="primary" busy={store.busy === 'reading' && 'Leyendo…'}>
          Leer con estas columnas
        </Button>
      </FormActions>
    </Form>
  );
});

/** Lines as an editor numbers them; wide ones are moved within their own frame. */
function FirstLines({ preview: { rows } }: { preview: StatementPreview }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than the screen is moved by the keyboard as well
    <div className={styles.lines} role="region" aria-label="Primeras líneas del archivo" tabIndex={0}>
      <table>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {cells.map((cell, place) => (
                // Cells of a line are told apart by their place alone.
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
