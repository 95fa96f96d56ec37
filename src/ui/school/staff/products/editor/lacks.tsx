import { Link } from 'react-router-dom';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { type Lack, lackPath, partName } from '#domain/office/working-copy.ts';
import styles from './editor.module.css';

interface LacksProps {
  readonly productId: number;
  readonly kind: ProductKind;
  readonly lacks: readonly Lack[];
  readonly title: string;
  /** Names the part of each; where all are of one, it is said already. */
  readonly withParts?: boolean;
  /** Told when one of the ways is taken. */
  readonly onFollow?: () => void;
}

/** What a product lacks, what hinders first, each with the way to where it is mended. Nothing where nothing is lacking. */
export function Lacks({ productId, kind, lacks, title, withParts = false, onFollow }: LacksProps) {
  if (lacks.length === 0) return null;
  const [hindering, advice] = [lacks.filter(({ hinders }) => hinders), lacks.filter(({ hinders }) => !hinders)];
  const list = (of: readonly Lack[]) => (
    <ul>
      {of.map((lack) => (
        <li key={`${lack.part} ${lack.field} ${lack.text}`} data-hinders={lack.hinders || undefined}>
          <Link to={lackPath(productId, lack)} onClick={onFollow}>
            {withParts && `${partName(lack.part, kind)} · `}
            {lack.text}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.lacks} aria-label={title}>
      <h2 className={styles.lacksTitle}>{title}</h2>
      {hindering.length > 0 && list(hindering)}
      {hindering.length > 0 && advice.length > 0 && <h3 className={styles.lacksTitle}>No impide publicar</h3>}
      {advice.length > 0 && list(advice)}
    </section>
  );
}
