import type { ReactNode } from 'react';
import { Form, Link } from 'react-router-dom';
import { Button } from '#ui/kit/controls/button.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import styles from './list-narrowing.module.css';

interface Filter {
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
  /** How many wait there; 0: nothing is said of it. */
  readonly waiting?: number;
}

/** What a list is narrowed with: one of a few lists, and beside it a choice. */
export function ListNarrowing({
  label,
  filters,
  children,
}: {
  readonly label: string;
  readonly filters: readonly Filter[];
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.narrowing}>
      <nav aria-label={label}>
        <ul className={styles.filters}>
          {filters.map(({ to, label: name, isCurrent, waiting = 0 }) => (
            <li key={to}>
              <Link to={to} className={styles.filter} {...(isCurrent && { 'aria-current': 'page' })}>
                {name}
                {waiting > 0 && <span className={styles.waiting}>{waiting}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

interface TitledChoiceProps {
  readonly label: string;
  /** In the address. */
  readonly name: string;
  /** Slug; '': all. */
  readonly chosen: string;
  readonly options: readonly { readonly slug: string; readonly title: string }[];
  /** In the address as `estado`; '': not there. */
  readonly state: string;
}

/** Narrows a list to one of several titles; where there is nothing to choose from, nothing is shown. */
export function TitledChoice({ label, name, chosen, options, state }: TitledChoiceProps) {
  if (options.length < 2 && chosen === '') return null;
  const isKnown = chosen === '' || options.some(({ slug }) => slug === chosen);
  return (
    <Form method="get" className={styles.choice}>
      {state !== '' && <input type="hidden" name="estado" value={state} />}
      <SelectField label={label} name={name} defaultValue={chosen}>
        <option value="">Todos</option>
        {!isKnown && <option value={chosen}>{chosen}</option>}
        {options.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </SelectField>
      <Button type="submit">Filtrar</Button>
    </Form>
  );
}
