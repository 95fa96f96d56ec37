import { type ReactNode, type ToggleEvent, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CatalogueFacets } from '#domain/search/catalogue-facets.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { buttonClass } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import styles from './filter-sheet.module.css';
import {
  addressOf,
  type ListChoice,
  type ListPlace,
  titleIn,
  dateNames,
  kindNames,
  orderNames,
  priceNames,
} from './list-choice.ts';

export interface FilterSheetProps {
  readonly place: ListPlace;
  readonly choice: ListChoice;
  /** Where the chosen names are found. */
  readonly categories: readonly Category[];
  readonly facets: CatalogueFacets;
  /** All that narrows the list and puts it in order. */
  readonly children: ReactNode;
}

/**
 * What narrows a list: on a desk it stands above it, on a phone behind 'Filtrar', so that the list begins with products; what is
 * chosen stands beside that as chips, each of which is taken away by a press. The platform's popover, before any script runs.
 */
export function FilterSheet({ place, choice, categories, facets, children }: FilterSheetProps) {
  const id = useId();
  const chosen = chosenIn(choice, categories, facets);
  const opener = useRef<HTMLButtonElement>(null);
  const isTakenAway = useRef(false);
  useEffect(() => {
    if (isTakenAway.current) opener.current?.focus({ preventScroll: true });
    isTakenAway.current = false;
  }, [chosen.length]);
  return (
    <>
      <div className={styles.row}>
        <button ref={opener} type="button" popoverTarget={id} className={buttonClass({})}>
          <Icon name="filter" />
          Filtrar
        </button>
        {chosen.map(({ title, without }) => (
          <Link
            key={title}
            to={addressOf(place, { ...choice, ...without, page: 1 })}
            className={styles.chip}
            aria-label={`Quitar ${title}`}
            preventScrollReset
            // It goes with what it took away: the focus goes on from what stands before it.
            onClick={() => (isTakenAway.current = true)}
          >
            {title}
            <Icon name="close" />
          </Link>
        ))}
      </div>
      <div id={id} popover="auto" className={styles.sheet} onToggle={goInto}>
        {children}
        <div className={styles.done}>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={buttonClass({ look: 'primary' })}
          >
            Ver los resultados
          </button>
        </div>
      </div>
    </>
  );
}

/** It covers what opened it: whoever did so by keyboard goes on within, and comes back with Escape. */
function goInto({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector<HTMLElement>('a, select')?.focus();
}

interface Chosen {
  readonly title: string;
  /** What the choice becomes without it. */
  readonly without: Partial<ListChoice>;
}

function chosenIn(choice: ListChoice, categories: readonly Category[], { staff }: CatalogueFacets): readonly Chosen[] {
  const { kind, categorySlug, staffSlug, price, dates, order } = choice;
  const all: readonly { readonly title: string | null | undefined; readonly without: Partial<ListChoice> }[] = [
    { title: titleIn(kindNames, kind), without: { kind: null } },
    { title: categories.find(({ slug }) => slug === categorySlug)?.title, without: { categorySlug: null } },
    { title: staff.find(({ value }) => value.slug === staffSlug)?.value.name, without: { staffSlug: null } },
    { title: titleIn(priceNames, price), without: { price: null } },
    { title: titleIn(dateNames, dates), without: { dates: 'any' } },
    { title: titleIn(orderNames, order), without: { order: 'own' } },
  ];
  return all.flatMap(({ title, without }) => (title ? [{ title, without }] : []));
}
