import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

import { Icon } from '#ui/kit/controls/icon.tsx';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

/** 16:9 for what is attended, 2:3 for what is read. */
export type FrameShape = 'wide' | 'book';

const sizes = { wide: [640, 360], book: [400, 600] } as const;

export interface CoverProps {
  /** null: it has none, as plans; a mark stands in its place, so that titles below each other stand level. */
  readonly src: string | null;
  readonly shape: FrameShape;
  /** Empty where the title stands beside it, which is the rule. */
  readonly alt?: string;
  /** In sight when the page opens: loaded at once, first of all images. */
  readonly eager?: boolean;
}

/** A cover in its frame; the frame has its size before the picture comes. */
export function Cover({ src, shape, alt = '', eager = false }: CoverProps) {
  const [width, height] = sizes[shape];
  const loading = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <span className={classNames(styles.cover, styles[shape])}>
      {src === null ? (
        <Icon name="layers" size="large" />
      ) : (
        <img {...loading} src={src} alt={alt} width={width} height={height} />
      )}
    </span>
  );
}

export interface CardProps {
  readonly to: To;
  readonly cover: CoverProps;
  /** Kind and date or length: 'Seminario · 14 de diciembre, 7 p. m.' */
  readonly meta: ReactNode;
  readonly title: string;
  /** Teacher or author. */
  readonly by?: ReactNode;
  /** A `PriceBlock`, or a `ProgressBar` for what is owned. */
  readonly price?: ReactNode;
  /** A `Badge` on the cover's corner. */
  readonly flag?: ReactNode;
  /** Buttons, reachable apart from the card's own link. */
  readonly actions?: ReactNode;
  /** A control on the cover's corner, after the title for whoever hears the page. */
  readonly corner?: ReactNode;
  /** The heading level that the page's outline asks for. */
  readonly level?: 2 | 3 | 4;
}

/** A product in a grid. The title is the link, and the whole card answers to it. */
export function Card({ cover, flag, corner, ...rest }: CardProps) {
  return (
    <article className={styles.card}>
      <Cover {...cover} />
      {flag !== undefined && <span className={styles.flag}>{flag}</span>}
      <CardBody {...rest} />
      {corner !== undefined && <div className={classNames(styles.corner, styles[cover.shape])}>{corner}</div>}
    </article>
  );
}

/** The same lying down: a line of the cart, of a list, of search results. */
export function ProductRow({ cover, flag, ...rest }: CardProps) {
  return (
    <article className={classNames(styles.card, styles.row)}>
      <div className={styles.thumb}>
        <Cover {...cover} />
        {flag !== undefined && <span className={styles.flag}>{flag}</span>}
      </div>
      <CardBody {...rest} />
    </article>
  );
}

function CardBody({ to, meta, title, by, price, actions, level = 3 }: Omit<CardProps, 'cover' | 'flag' | 'corner'>) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.body}>
      <p className={styles.meta}>{meta}</p>
      <Heading className={styles.title}>
        <Link to={to}>{title}</Link>
      </Heading>
      {by !== undefined && <p className={styles.by}>{by}</p>}
      {price !== undefined && <div className={styles.price}>{price}</div>}
      {actions !== undefined && <div className={styles.above}>{actions}</div>}
    </div>
  );
}

/** Cards side by side: one column of wide ones on a phone, two of books; four and five on a desk. */
export function CardGrid({
  shape = 'wide',
  oneRow = false,
  whole = false,
  children,
}: {
  shape?: FrameShape;
  /** Only as many as fill a row; four where that is a short one. */
  oneRow?: boolean;
  /** Titles are not cut: of what one owns there is little, and room for it. */
  whole?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(styles.grid, shape === 'book' && styles.books, oneRow && styles.one, whole && styles.whole)}
    >
      {children}
    </div>
  );
}
