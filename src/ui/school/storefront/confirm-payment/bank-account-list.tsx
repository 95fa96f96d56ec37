import { formatCci, type BankAccount } from '#domain/vouchers/bank-account.ts';
import styles from './confirm-payment-page.module.css';

/** Where to deposit: bank, account, CCI and holder of each. */
export function BankAccountList({ accounts }: { accounts: readonly BankAccount[] }) {
  return (
    <ul className={styles.accounts}>
      {accounts.map(({ id, bank, number, cci, holder, ruc }) => (
        <li key={id}>
          <p className={styles.bank}>{bank}, soles</p>
          <p data-numbers>Cuenta {number}</p>
          <p data-numbers>CCI {formatCci(cci)}</p>
          <p className={styles.holder}>
            {holder}, RUC {ruc}
          </p>
        </li>
      ))}
    </ul>
  );
}
