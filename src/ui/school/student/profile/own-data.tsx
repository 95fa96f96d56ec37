import { observer } from 'mobx-react-lite';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { OwnDataStore } from './own-data-store.ts';
import styles from './profile-page.module.css';
import { saveAs } from '#ui/kit/controls/save-as.ts';

const DeletionDialog = latePart(() => import('./deletion-dialog.tsx').then((file) => file.DeletionDialog));

/** Having one's data, and having them erased. Source: facts/peru.md, section 6. */
export const OwnDataPanel = observer(function OwnDataPanel({ hasPassword }: { hasPassword: boolean }) {
  const store = useService(OwnDataStore);
  const { download } = store;
  const save = async (): Promise<void> => {
    const text = await store.gather();
    if (text !== null) saveAs('mis-datos-escuela.json', text, 'application/json');
  };
  return (
    <div className={styles.ownData}>
      <div>
        <h3>Descargar mis datos</h3>
        <p>
          Un archivo JSON con tu perfil, pedidos, pagos, comprobantes, planes, avance, exámenes con sus preguntas,
          certificados, notas, consultas, comentarios, calificaciones, mensajes, consentimientos y sesiones. Trae
          también dónde descargar tus archivos durante una hora: certificados y comprobantes en PDF, y las constancias
          de depósito que enviaste.
        </p>
        <Button busy={download.isBusy && 'Reuniendo tus datos…'} onClick={() => void save()}>
          <Icon name="download" /> Descargar mis datos
        </Button>
        {download.done !== null && (
          <p role="status" className={styles.small}>
            {download.done}
          </p>
        )}
        {download.problems[0] !== undefined && (
          <Notice kind="error" live>
            {download.problems[0].message}
          </Notice>
        )}
      </div>
      <div>
        <h3>Eliminar mi cuenta</h3>
        <p>
          Se elimina de inmediato y no se puede recuperar. Guardamos solo lo que la ley exige: tus comprobantes y las
          hojas de reclamación. Tus certificados siguen siendo válidos.
        </p>
        {hasPassword ? (
          <Button look="danger" onClick={() => store.ask()}>
            Eliminar mi cuenta
          </Button>
        ) : (
          // It is asked for, so that nobody at an open browser deletes what is not theirs.
          <p>
            Para eliminarla se pide tu contraseña, y tu cuenta todavía no tiene una.{' '}
            <a href="#contrasena">Créala antes</a>.
          </p>
        )}
      </div>
      {store.isAsking && <DeletionDialog store={store} onClose={() => store.leave()} />}
    </div>
  );
});
