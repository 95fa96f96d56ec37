import { observer } from 'mobx-react-lite';
import type { PreviewOf } from '#domain/vouchers/statements/statement-layout.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import styles from './deposits-page.module.css';

/** Where the columns of a file are chosen, a `StatementStore` of any kind. */
export interface ColumnStore {
  readonly columns: Readonly<Record<string, string>> | null;
  readonly headingLine: number;
  readonly titles: readonly string[];
  readonly busy: string | null;
  chooseHeadingLine(line: number): void;
  chooseColumn(field: string, title: string): void;
  readAgain(): Promise<void>;
}

interface Choice {
  store: ColumnStore;
  preview: PreviewOf<string>;
  /** What each field is called, in their order. */
  names: Readonly<Record<string, string>>;
  /** What has to be chosen. */
  lead: string;
}

/** Which column of a file is what, chosen once for whoever makes such files: beside its first lines, as they are. */
export const ColumnChoice = observer(function ColumnChoice({ store, preview, names, lead }: Choice) {
  const { columns, headingLine, titles } = store;
  return (
    <Form
      aria-label="Columnas del archivo"
      onSubmit={(event) => {
        event.preventDefault();
        void store.readAgain();
      }}
    >
      <p>{lead}</p>
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
        {Object.entries(names).map(([field, name]) => (
          <SelectField
            key={field}
            label={name}
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
function FirstLines({ preview: { rows } }: { preview: PreviewOf<string> }) {
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
