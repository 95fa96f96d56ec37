import { Link } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { WithWholeCode } from './whole-code.tsx';
import styles from './no-certificate.module.css';

const titles: Readonly<Record<string, string>> = {
  'code-malformed': 'Eso no es un código de certificado',
  'code-mistyped': 'El código está mal copiado',
  'certificate-not-found': 'No existe un certificado con ese código',
};

/** No certificate was found: why, and what to look at. */
export function NoCertificate({ refusal, detail }: { refusal: string; detail: string }) {
  const letters = useService(SiteSettings).certificateLetters;
  const canWrite = useService(PageMap).has('/contacto');
  const title = titles[refusal];
  if (title === undefined) return <Notice kind="alert">{detail}</Notice>;
  return (
    <Notice kind="error" title={title}>
      <div className={styles.advice}>
        <p>
          <WithWholeCode text={detail} />
        </p>
        <p>Qué puedes revisar:</p>
        <ul>
          <li>Que empiece con letras como {letters}, siga el año y termine con once letras y números.</li>
          <li>Que no confundas una B con un 8, una S con un 5 o una Z con un 2. El cero y la O valen lo mismo.</li>
          <li>Si es de una plataforma anterior de la escuela, que esté escrito tal como está impreso.</li>
          <li>Si tienes el documento, escanea su QR: trae el código escrito.</li>
        </ul>
        <p>
          Si el código está bien copiado y sigue sin aparecer, el certificado no es nuestro.
          {canWrite && (
            <>
              {' '}
              Puedes <Link to="/contacto">escribirnos</Link>.
            </>
          )}
        </p>
      </div>
    </Notice>
  );
}
