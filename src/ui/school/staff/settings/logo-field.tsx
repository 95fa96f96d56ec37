import { observer } from 'mobx-react-lite';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import { logoOf } from '#domain/settings/school-logo.ts';
import { mediaTypesOf } from '#domain/shared/media-types.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Logo } from '#ui/kit/controls/logo.tsx';
import { Field, type FieldTexts, useFieldWiring } from '#ui/kit/forms/field.tsx';
import { FileButton } from '#ui/kit/forms/file-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { SchoolSettingsStore } from './settings-store.ts';
import styles from './logo-field.module.css';

interface LogoFieldProps extends FieldTexts {
  /** The file that the school keeps; '': none. */
  readonly file: string;
  readonly mayManage: boolean;
}

/** The logo of the school: chosen as a file, and shown as it will stand on paper and on dark. */
export const LogoField = observer(function LogoField({ file, mayManage, label, ...texts }: LogoFieldProps) {
  const store = useService(SchoolSettingsStore);
  const { name } = store.draft.content;
  const wiring = useFieldWiring(texts, 'logo');
  return (
    <Field id={wiring.id} label={label} {...texts}>
      <div className={styles.logo}>
        <Preview file={file} name={typeof name === 'string' ? name : ''} />
        {mayManage && (
          <div className={styles.does}>
            <FileButton
              wiring={wiring}
              label="Imagen del logotipo"
              accept={mediaTypesOf(officeUploadRules.schoolLogo.formats)}
              icon="image"
              size="small"
              busy={store.sending === 'logo' && 'Enviando…'}
              onChoose={(chosen) => void store.sendLogo(chosen)}
            >
              {file === '' ? 'Elegir imagen' : 'Cambiar imagen'}
            </FileButton>
            {file !== '' && (
              <Button size="small" look="quiet" onClick={() => store.write('logo', '')}>
                Volver al dibujo y el nombre
              </Button>
            )}
          </div>
        )}
      </div>
    </Field>
  );
});

/** What stands at the head of pages, and what stands on their dark foot, with the logo that is chosen or without one. */
function Preview({ file, name }: { file: string; name: string }) {
  const site = useService(SiteSettings);
  const found = logoOf(file);
  const image = found === null ? null : { src: site.imageAddress(file), width: found.width, height: found.height };
  return (
    <div className={styles.grounds}>
      <figure className={styles.ground}>
        <Logo name={name} image={image} />
        <figcaption>En la cabecera</figcaption>
      </figure>
      <figure className={styles.ground} data-dark>
        <Logo name={name} image={image} className={styles.onDark} />
        <figcaption>Sobre fondo oscuro</figcaption>
      </figure>
    </div>
  );
}
