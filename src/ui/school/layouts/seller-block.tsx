import { useState } from 'react';
import { formatReduction, shortTradeName } from '#domain/catalogue/seller.ts';
import { CountdownText } from '#ui/kit/feedback/countdown-text.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import styles from './seller-block.module.css';
import type { SellerWithCode } from './seller-dialog.tsx';

/** Its files come when it is first opened. */
const SellerDialog = latePart(() => import('./seller-dialog.tsx').then((file) => file.SellerDialog), { waits: true });

/** The seller whose storefront was visited, with their code and how long it still holds; their name tells more of them. Source: LAY-8, ADS-2, ADS-3, MODAL-1. */
export function SellerBlock({ seller, code, left }: SellerWithCode) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.block}>
      <button
        type="button"
        className={styles.name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...SellerDialog.near}
      >
        <span>{shortTradeName(seller.tradeName)}</span>
        <Icon name="info" size="small" />
      </button>
      {code !== null && (
        <p className={styles.code}>
          {code.word} · {formatReduction(code)} menos
        </p>
      )}
      {left !== null && <CountdownText left={left} withSeconds />}
      {isOpen && <SellerDialog seller={seller} code={code} left={left} onClose={() => setOpen(false)} />}
    </div>
  );
}
