import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { PreviewOf } from '#domain/vouchers/statements/statement-layout.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { FileButton } from '#ui/kit/forms/file-button.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { Section, Stack } from '#ui/kit/layout/layout.tsx';
import { ColumnChoice, type ColumnStore } from './column-choice.tsx';
import styles from './deposits-page.module.css';

/** Where a file of rows is chosen and looked at, a `StatementStore` of any kind. */
interface FileStore extends ColumnStore {
  readonly accountId: string;
  readonly file: ChosenFile | null;
  readonly problem: string;
  readonly isChoosing: boolean;
  readonly preview: PreviewOf<string> | null;
  choose(whose: string): void;
  take(whose: string, file: ChosenFile): Promise<void>;
}

interface FileToBringProps {
  readonly title: string;
  readonly store: FileStore;
  /** Whose file it may be, by name; the first where nobody chose. */
  readonly whose: {
    readonly label: string;
    readonly name: string;
    readonly options: readonly { readonly value: string; readonly text: string }[];
  };
  readonly file: {
    readonly label: string;
    readonly accept: string;
    /** What it may be. */
    readonly hint: string;
  };
  /** What each field is called, and which have to be chosen. */
  readonly columns: { readonly names: Readonly<Record<string, string>>; readonly lead: string };
  /** What the file would bring. */
  readonly children: ReactNode;
}

/** A file of rows, a bank's or a gateway's: whose it is, choosing it and its columns, and what it would bring. */
export const FileToBring = observer(function FileToBring(props: FileToBringProps) {
  const { title, store, whose, file, columns, children } = props;
  const chosen = store.accountId === '' ? (whose.options[0]?.value ?? '') : store.accountId;
  return (
    <Section title={title}>
      <Stack>
        <div className={styles.choice}>
          <SelectField
            label={whose.label}
            name={whose.name}
            value={chosen}
            onChange={(event) => store.choose(event.target.value)}
          >
            {whose.options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
          <FileButton
            label={file.label}
            accept={file.accept}
            busy={store.busy === 'reading' && 'Leyendo…'}
            onChoose={(next) => void store.take(chosen, next)}
          >
            {store.file === null ? 'Elegir archivo' : 'Elegir otro archivo'}
          </FileButton>
        </div>
        <p className={styles.reasons}>{store.file === null ? file.hint : store.file.name}</p>
        {store.problem !== '' && (
          <Notice kind="error" title="No se trajo nada" live>
            <p>{store.problem}</p>
          </Notice>
        )}
        {store.isChoosing && store.preview !== null && (
          <ColumnChoice store={store} preview={store.preview} {...columns} />
        )}
        {!store.isChoosing && children}
      </Stack>
    </Section>
  );
});
