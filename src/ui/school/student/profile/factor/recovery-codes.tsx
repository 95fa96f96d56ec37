import { useEffect, useRef } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { saveAs } from '#ui/kit/controls/save-as.ts';
import styles from './factor-panel.module.css';
import { FactorStore } from './factor-store.ts';

/** Recovery codes, this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const store = useService(FactorStore);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const save = (): void => saveAs('codigos-de-recuperacion-escuela.txt', `${codes.join('\n')}\n`, 'text/plain');
  return (
    <div className={styles.parts}>
      <h3 ref={heading} tabIndex={-1}>
        Guarda tus códigos de recuperación
      </h3>
      <p>
        La verificación en dos pasos está activa. Si pierdes tu teléfono, entras con uno de estos códigos; cada uno
        sirve una vez. No los volveremos a mostrar.
      </p>
      <ol className={styles.codes} aria-label="Códigos de recuperación">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button onClick={save}>
          <Icon name="download" /> Descargarlos
        </Button>
        <Button look="primary" onClick={() => store.hideCodes()}>
          Ya los guardé
        </Button>
      </div>
    </div>
  );
}
