import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

import { Icon } from '#ui/kit/controls/icon.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { ResultList, type ResultListTexts, type SearchResult } from './search-results.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './search-combobox.module.css';

export interface SearchComboboxProps extends ResultListTexts {
  /** The spoken name: 'Buscar en la escuela'. */
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** What was found; null while nothing is to be shown (below 3 characters, SEARCH-1). */
  readonly results: readonly SearchResult[] | null;
  /** What is offered in an empty box, once it is entered: recent, popular. */
  readonly suggestions?: readonly SearchResult[];
  /** Enter or a press on a result. The list folds. */
  readonly onPick: (result: SearchResult) => void;
  /** Enter with no result chosen. */
  readonly onSubmit?: () => void;
  /** The box was entered. */
  readonly onEnter?: () => void;
  /** In a dialog or drawer that opens for searching: the focus begins here. */
  readonly focusFirst?: boolean;
  /** Somebody is already writing in the box that this one replaces: its results show as they come. */
  readonly startsUnfolded?: boolean;
}

const named = (label: string) => ({ role: 'search', 'aria-label': label });

/** A search box with its results below, to the ARIA combobox pattern: the focus stays in the box, the arrows choose. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { label, placeholder, query, onQueryChange, results, loading = false, onPick, onSubmit, focusFirst } = props;
  const { suggestions = [], total = results?.length ?? 0, onEnter } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [folded, setFolded] = useState(props.startsUnfolded !== true);
  const [active, setActive] = useState(-1);
  const offered = results ?? (query === '' && suggestions.length > 0 ? suggestions : null);
  const open = !folded && offered !== null;
  const chosen = open ? offered[active] : undefined;
  const write = (next: string) => {
    setFolded(false);
    setActive(-1);
    onQueryChange(next);
  };
  const pick = (result: SearchResult) => {
    setFolded(true);
    setActive(-1);
    onPick(result);
  };
  const clear = () => {
    write('');
    input.current?.focus();
  };
  const move = (step: 1 | -1) => {
    if (offered === null || offered.length === 0) return;
    setFolded(false);
    setActive(nextOf(active, step, offered.length, id));
  };
  const submit = () => {
    setFolded(true);
    onSubmit?.();
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => (chosen === undefined ? submit() : pick(chosen)),
    Escape: () => (open ? setFolded(true) : clear()),
  };
  return (
    <div {...named(label)} className={styles.search} onBlur={(event) => foldWhenLeft(event, () => setFolded(true))}>
      <div className={styles.box}>
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={open && offered.length > 0}
          aria-controls={open && offered.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={chosen === undefined ? undefined : `${id}-${active}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className={styles.input}
          placeholder={placeholder}
          value={query}
          data-autofocus={focusFirst || undefined}
          onChange={(event) => write(event.target.value)}
          onClick={() => setFolded(false)}
          onFocus={onEnter}
          onKeyDown={(event) => act(event, keys)}
        />
        <BoxEnd hasResults={results !== null} onClear={clear} />
      </div>
      {open && (
        <ResultList
          {...props}
          {...{ id, active, results: offered, isOffer: results === null }}
          onActivate={setActive}
          onPick={pick}
        />
      )}
      <Said>{open && !loading && results !== null ? countText(total) : ''}</Said>
    </div>
  );
}

/** The option after or before the active one, round and round, brought into sight. */
function nextOf(active: number, step: 1 | -1, count: number, id: string): number {
  const next = active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
  document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  return next;
}

function act(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): void {
  const action = keys[event.key];
  if (action === undefined || event.nativeEvent.isComposing) return;
  event.preventDefault();
  action();
}

/** A cross in place of the glass while there are results. Source: SEARCH-1. */
function BoxEnd({ hasResults, onClear }: { hasResults: boolean; onClear: () => void }) {
  return (
    <span className={styles.end}>
      {hasResults ? <IconButton icon="close" label="Borrar la búsqueda" onClick={onClear} /> : <Icon name="search" />}
    </span>
  );
}

function Said({ children }: { children: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}

function countText(count: number): string {
  return count === 0 ? 'No se encontraron resultados' : count === 1 ? '1 resultado' : `${count} resultados`;
}

function foldWhenLeft(event: FocusEvent<HTMLElement>, fold: () => void): void {
  if (!event.currentTarget.contains(event.relatedTarget)) fold();
}
