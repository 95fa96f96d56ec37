import { formatMoney, money } from '#domain/shared/money.ts';
import styles from './where-it-stands.module.css';

/** The sheet that somebody has before them, drawn small, with what is asked for marked on it. */
export function WhereItStands() {
  return (
    <figure className={styles.where}>
      <div className={styles.sheet} aria-hidden>
        <div className={styles.head}>
          <Line width="short" count={2} />
          <div className={styles.number}>
            <b>Boleta de venta electrónica</b>
            <mark>B001-25</mark>
          </div>
        </div>
        <p className={styles.fact}>
          <span>Fecha de emisión</span>
          <mark>26/11/2026</mark>
        </p>
        <div>
          <Line width="long" count={3} />
        </div>
        <p className={styles.sum}>
          <span>Total</span>
          <mark>{formatMoney(money(11_800))}</mark>
        </p>
      </div>
      <figcaption>El número está arriba, en el recuadro; la fecha, debajo, y el total, al pie.</figcaption>
    </figure>
  );
}

/** Words that do not matter here. */
function Line({ width, count }: { width: 'short' | 'long'; count: number }) {
  return (
    <div className={styles.words} data-width={width}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
