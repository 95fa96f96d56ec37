import { observer } from 'mobx-react-lite';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import { walletQrOf } from '#domain/settings/wallet-qr.ts';
import { mediaTypesOf } from '#domain/shared/media-types.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Field, type FieldTexts, useFieldWiring } from '#ui/kit/forms/field.tsx';
import { FileButton } from '#ui/kit/forms/file-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './logo-field.module.css';
import { SchoolSettingsStore } from './settings-store.ts';

interface WalletQrFieldProps extends FieldTexts {
  /** Of the wallet in its list, from 0. */
  readonly place: number;
  readonly mayManage: boolean;
}

/** The QR code of a wallet: chosen as a file, and shown as a buyer will scan it. */
export const WalletQrField = observer(function WalletQrField({
  place,
  mayManage,
  label,
  ...texts
}: WalletQrFieldProps) {
  const store = useService(SchoolSettingsStore);
  const site = useService(SiteSettings);
  const wiring = useFieldWiring(texts);
  const file = store.rowsOf('wallets')[place]?.['qr'] ?? '';
  const found = walletQrOf(file);
  return (
    <Field id={wiring.id} label={label} {...texts}>
      <div className={styles.logo}>
        {found !== null && (
          <img
            className={styles.qr}
            src={site.imageAddress(file)}
            width={found.width}
            height={found.height}
            alt={`Código QR de la billetera ${place + 1}`}
          />
        )}
        {mayManage && (
          <div className={styles.does}>
            <FileButton
              wiring={wiring}
              label={`Código QR de la billetera ${place + 1}`}
              accept={mediaTypesOf(officeUploadRules.walletQr.formats)}
              icon="image"
              size="small"
              busy={store.sending === `wallets[${place}].qr` && 'Enviando…'}
              onChoose={(chosen) => void store.sendWalletQr(place, chosen)}
            >
              {file === '' ? 'Elegir imagen' : 'Cambiar imagen'}
            </FileButton>
            {file !== '' && (
              <Button size="small" look="quiet" onClick={() => store.writeCell('wallets', place, 'qr', '')}>
                Quitar el QR
              </Button>
            )}
          </div>
        )}
      </div>
    </Field>
  );
});
