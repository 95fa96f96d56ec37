import { formatCci, type BankAccount } from '#domain/vouchers/bank-account.ts';
import { CopyButton } from '#ui/school/layouts/copy-button.tsx';
import styles from './confirm-payment-page.module.css';

/** Where to deposit: bank, account, CCI and holder of each; numbers are copied as a bank's own form takes them. */
export function BankAccountList({ accounts }: { accounts: readonly BankAccount[] }) {
  return (
    <ul className={styles.accounts}>
      {accounts.map(({ id, bank, number, cci, holder, ruc }) => (
        <li key={id}>
          <p className={styles.bank}>{bank}, soles</p>
          <div className={styles.number}>
            <p data-numbers>Cuenta {number}</p>
            <CopyButton what={`la cuenta del ${bank}`} text={number} />
          </div>
          <div className={styles.number}>
            <p data-numbers>CCI {formatCci(cci)}</p>
            <CopyButton what={`el CCI del ${bank}`} text={cci} />
          </div>
          <p className={styles.holder}>
            {holder}, RUC {ruc}
          </p>
        </li>
      ))}
    </ul>
  );
}
