import { observer } from 'mobx-react-lite';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { formatReduction, type Seller, type SellerCode } from '#domain/catalogue/seller.ts';
import { formatLongDay } from '#domain/shared/dates.ts';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { CountdownText } from '#ui/kit/feedback/countdown-text.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { SellerStore } from './seller-store.ts';
import { CodeState } from './code-state.tsx';
import styles from './seller-head.module.css';

/** Who the seller is, how to reach them, and their code. Source: ADS-2. */
export function SellerHead({ seller }: { seller: Seller }) {
  const site = useService(SiteSettings);
  const { tradeName, fullName, categoryTitle, email, phone, photo, logo, code } = seller;
  return (
    <header className={styles.head}>
      {logo === null ? (
        <Avatar name={fullName} src={photo === null ? null : site.imageAddress(photo)} size="large" />
      ) : (
        <img className={styles.logo} src={site.imageAddress(logo)} alt="" width={96} height={96} />
      )}
      <div className={styles.words}>
        <Badge kind="success" icon="check-circle">
          Vendedor verificado
        </Badge>
        <h1>{tradeName}</h1>
        <p className={styles.quiet}>
          {fullName} · {categoryTitle}
        </p>
        <p className={styles.contact}>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
          <a href={`tel:+51${phone}`}>
            <Icon name="phone" />
            {phone}
          </a>
        </p>
      </div>
      {code !== null && <Code code={code} />}
    </header>
  );
}

/** The code, what is left of it, which counts down once the browser does, and what became of it. Source: ADS-3. */
const Code = observer(function Code({ code }: { code: SellerCode }) {
  const visited = useService(SellerStore);
  return (
    <div className={styles.code}>
      <p>Con su código pagas menos</p>
      <p className={styles.word}>{code.word}</p>
      <p>
        {formatReduction(code)} de descuento hasta el {formatLongDay(code.lastDay)}
      </p>
      <p className={styles.left}>{visited.left !== null && <CountdownText left={visited.left} withSeconds />}</p>
      <CodeState word={code.word} />
    </div>
  );
});
