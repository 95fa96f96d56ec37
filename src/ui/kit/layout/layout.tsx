import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

import { classNames } from './class-names.ts';
import styles from './layout.module.css';

/** The column in which a page stands; `narrow` for what is read or filled in. */
export function Wrap({
  children,
  narrow = false,
  className,
}: {
  children: ReactNode;
  narrow?: boolean;
  className?: string | undefined;
}) {
  return <div className={classNames(styles.wrap, narrow && styles.narrow, className)}>{children}</div>;
}

export interface PageHeadProps {
  readonly title: ReactNode;
  /** One sentence, larger than text. */
  readonly lead?: ReactNode;
  /** `Breadcrumbs`. */
  readonly above?: ReactNode;
}

/** The head of a page that is not a product's: where it is, its `<h1>`, what it is for. */
export function PageHead({ title, lead, above }: PageHeadProps) {
  return (
    <header className={styles.pageHead}>
      {above}
      <h1>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}

export interface SectionProps {
  readonly title: ReactNode;
  /** A link at the far end: 'Ver todos'. */
  readonly more?: { readonly to: To; readonly label: string };
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a page under its `<h2>`; parts are set apart by a hairline. */
export function Section({ title, more, id, children }: SectionProps) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {more !== undefined && <Link to={more.to}>{more.label}</Link>}
      </div>
      {children}
    </section>
  );
}

/** Things one below the other, 20 px apart. */
export function Stack({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles.stack, className)}>{children}</div>;
}

/** A box with a hairline, for what belongs together: a summary, a form. */
export function Panel({
  title,
  children,
  className,
}: {
  title?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <section className={classNames(styles.panel, className)}>
      {title !== undefined && <h2 className={styles.panelTitle}>{title}</h2>}
      {children}
    </section>
  );
}

export interface SplitProps {
  readonly children: ReactNode;
  readonly aside: ReactNode;
  /** The main column is no wider than the fields of a form: what is beside it stands there, not at the far edge. */
  readonly narrow?: boolean;
}

/** A main column and one of 352 px beside it that stays in sight; one below the other under 992 px. */
export function Split({ children, aside, narrow = false }: SplitProps) {
  return (
    <div className={styles.split} data-narrow={narrow || undefined}>
      <div>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}

/** Facts by name: 'Cuándo', 'Quién', 'Duración'. */
export function FactList({ facts }: { facts: readonly { readonly name: string; readonly value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.flatMap(({ name, value }) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </dl>
  );
}

export interface Sum {
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** Set apart by a line and larger. */
  readonly total?: boolean;
}

/** Amounts by name, right-aligned: a cart's summary. */
export function SumList({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={styles.sums}>
      {sums.flatMap(({ name, value, total = false }, index) => [
        <dt key={`${index} name`} data-total={total || undefined}>
          {name}
        </dt>,
        <dd key={`${index} value`} data-total={total || undefined}>
          {value}
        </dd>,
      ])}
    </dl>
  );
}
