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
          <dl className={styles.numbers}>
            <dt>Cuenta</dt>
            <dd data-numbers>{number}</dd>
            <dd>
              <CopyButton what={`la cuenta del ${bank}`} text={number} />
            </dd>
            <dt>CCI</dt>
            <dd data-numbers>{formatCci(cci)}</dd>
            <dd>
              <CopyButton what={`el CCI del ${bank}`} text={cci} />
            </dd>
          </dl>
          <p className={styles.holder}>
            {holder}, RUC {ruc}
          </p>
        </li>
      ))}
    </ul>
  );
}
