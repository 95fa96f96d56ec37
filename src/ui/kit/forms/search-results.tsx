import type { ReactNode, UIEvent } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { MarkedText } from '#ui/kit/layout/marked-text.tsx';
import styles from './search-combobox.module.css';

/** Below so many results the list is compact. Source: SEARCH-3. */
const compactBelow = 5;

export interface SearchResult {
  readonly id: string;
  readonly title: string;
  /** Kind, teacher. */
  readonly detail?: string;
  readonly icon?: IconName;
  /** Results that stand together under this heading. */
  readonly group?: string;
}

export interface ResultListTexts {
  /** How many match in all; 0 with results when these only come near. Their number when left out. */
  readonly total?: number;
  readonly loading?: boolean;
  /** The list was scrolled to its end. */
  readonly onEndReached?: () => void;
  /** Said below the last result when there is no more: 'No se encuentra más información' (SEARCH-5). */
  readonly endText?: string | null;
  readonly emptyText?: string;
  /** Below the list: a link to all results, a button. */
  readonly footer?: ReactNode;
}

export interface ResultListProps extends ResultListTexts {
  readonly id: string;
  readonly label: string;
  readonly query: string;
  readonly onPick: (result: SearchResult) => void;
  /** Nothing was sought yet. */
  readonly isOffer: boolean;
  /** Matches, what comes near, or what is offered in an empty box. */
  readonly results: readonly SearchResult[];
  readonly active: number;
  readonly onActivate: (index: number) => void;
}

/** The results below a search box. The focus stays in the box, which keeps which one is active. */
export function ResultList(props: ResultListProps) {
  const { id, label, results, isOffer, total, loading = false, active, onEndReached, endText, footer } = props;
  const { emptyText = 'No se encontraron resultados' } = props;
  const scroll = (event: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
    if (scrollTop + clientHeight >= scrollHeight - 8) onEndReached?.();
  };
  const none = results.length === 0;
  const missed = !isOffer && (total ?? results.length) === 0;
  return (
    <div className={classNames(styles.list, results.length < compactBelow && styles.compact)} onScroll={scroll}>
      {missed && <p className={styles.message}>{loading ? 'Buscando…' : emptyText}</p>}
      <div id={`${id}-list`} role={none ? undefined : 'listbox'} aria-label={none ? undefined : label}>
        {groupsOf(results).map(({ name, from, members }) => (
          <div key={`${name} ${from}`} {...(name !== '' && { role: 'group', 'aria-label': name })}>
            {name !== '' && (
              <p className={styles.group} aria-hidden>
                {name}
              </p>
            )}
            {members.map((result, index) => (
              <Option
                key={result.id}
                {...props}
                result={result}
                index={from + index}
                isActive={from + index === active}
              />
            ))}
          </div>
        ))}
      </div>
      {!missed && endText && <p className={styles.message}>{endText}</p>}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

interface OptionProps extends ResultListProps {
  readonly result: SearchResult;
  readonly index: number;
  readonly isActive: boolean;
}

function Option({ id, result, index, isActive, query, onActivate, onPick }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has the focus and the keys
    <div
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      // The focus must stay in the box, or the list would fold before the press is over.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => onActivate(index)}
      onClick={() => onPick(result)}
    >
      {result.icon !== undefined && <Icon name={result.icon} />}
      <span className={styles.words}>
        <span className={styles.title}>
          <MarkedText text={result.title} sought={query} />
        </span>
        {result.detail !== undefined && (
          <span className={styles.detail}>
            <MarkedText text={result.detail} sought={query} />
          </span>
        )}
      </span>
    </div>
  );
}

interface Group {
  readonly name: string;
  /** Place of its first member among all. */
  readonly from: number;
  readonly members: SearchResult[];
}

function groupsOf(results: readonly SearchResult[]): readonly Group[] {
  const groups: Group[] = [];
  for (const [index, result] of results.entries()) {
    const last = groups.at(-1);
    if (last !== undefined && last.name === (result.group ?? '')) last.members.push(result);
    else groups.push({ name: result.group ?? '', from: index, members: [result] });
  }
  return groups;
}
