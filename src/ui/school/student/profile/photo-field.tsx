import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { formatList, uploadRules } from '#domain/shared/upload-rule.ts';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { Button } from '#ui/kit/controls/button.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { ProfileStore } from './profile-store.ts';
import styles from './profile-page.module.css';

const { formats, largestBytes } = uploadRules.profilePhoto;
const megabytes = largestBytes / (1024 * 1024);

/** The photograph, and choosing another. Source: USER-2. */
export const PhotoField = observer(function PhotoField() {
  const store = useService(ProfileStore);
  const { user } = useService(SessionStore);
  const input = useRef<HTMLInputElement>(null);
  const { photo } = store;
  const problem = photo.problems[0]?.message ?? null;
  const hasPhoto = user?.photo !== null && user?.photo !== undefined;
  return (
    <div className={styles.photo}>
      <Avatar name={user?.fullName ?? ''} src={user?.photo ?? null} size="large" />
      <div className={styles.photoChoice}>
        <label htmlFor="foto">
          <VisuallyHidden>Foto de perfil</VisuallyHidden>
        </label>
        <input
          ref={input}
          id="foto"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif"
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen !== undefined) void store.sendPhoto(chosen);
            target.value = '';
          }}
        />
        <div className={styles.photoButtons}>
          <Button size="small" busy={photo.isBusy && 'Guardando…'} onClick={() => input.current?.click()}>
            {hasPhoto ? 'Cambiar la foto' : 'Subir una foto'}
          </Button>
          {hasPhoto && (
            <Button size="small" look="quiet" disabled={photo.isBusy} onClick={() => void store.removePhoto()}>
              Quitarla
            </Button>
          )}
        </div>
        <p className={styles.small}>
          {formatList(formats)}, hasta {megabytes} MB. La recortamos en cuadrado.
        </p>
        <FieldError id="foto" error={problem} />
        <p role="status" className={styles.small}>
          {photo.done}
        </p>
      </div>
    </div>
  );
});
