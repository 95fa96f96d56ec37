import { useRef, useState } from 'react';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ShownChoice } from '#application/read-models/office/resources/shown-things.ts';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { SearchCombobox } from '#ui/kit/forms/search-combobox.tsx';
import styles from './resources.module.css';

interface PicksChoiceProps {
  readonly label: string;
  readonly picked: readonly ShownChoice[];
  readonly find: (words: string) => Answer<readonly ShownChoice[]>;
  readonly onChange: (picked: readonly ShownChoice[]) => void;
}

/** Several of many, found by words; each can be taken out again. */
export function PicksChoice({ label, picked, find, onChange }: PicksChoiceProps) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly ShownChoice[] | null>(null);
  const asked = useRef('');
  const write = (words: string) => {
    asked.current = words;
    setQuery(words);
    if (words.trim() === '') setFound(null);
    else void find(words).then((answer) => asked.current === words && setFound(answer.ok ? answer.value : []));
  };
  const pick = (thing: ShownChoice) => {
    write('');
    if (!picked.some(({ id }) => id === thing.id)) onChange([...picked, thing]);
  };
  return (
    <>
      {picked.length > 0 && (
        <ul className={styles.picked} aria-label={`${label} elegidos`}>
          {picked.map(({ id, label: name }) => (
            <li key={id}>
              <span>{name}</span>
              <IconButton
                icon="close"
                label={`Quitar ${name}`}
                onClick={() => onChange(picked.filter((each) => each.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <SearchCombobox
        label={`Buscar: ${label}`}
        placeholder="Nombre o código"
        query={query}
        onQueryChange={write}
        results={found?.map((choice) => ({ id: String(choice.id), title: choice.label })) ?? null}
        onPick={(result) => pick({ id: Number(result.id), label: result.title })}
      />
    </>
  );
}
