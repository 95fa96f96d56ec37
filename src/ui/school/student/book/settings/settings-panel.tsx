import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type ToggleEvent } from 'react';
import {
  lineSpacings,
  type LineSpacing,
  readingThemes,
  textFaces,
  textMargins,
  textSizes,
} from '#domain/reading/reading-settings.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import type { DeskStore } from '#ui/school/student/book/desk-store.ts';
import { Samples } from './samples.tsx';
import type { SettingsStore } from './settings-store.ts';
import styles from './settings-panel.module.css';
import { faceNames, marginNames, sizeNames, spacingNames, themeNames } from '#domain/reading/settings-texts.ts';

interface SettingsPanelProps {
  readonly desk: DeskStore;
  readonly settings: SettingsStore;
}

/**
 * How the text is set, over the page itself, which changes with every choice and can be read on meanwhile: the platform's popover,
 * folded by Escape and by a press elsewhere.
 */
export const SettingsPanel = observer(function SettingsPanel({ desk, settings }: SettingsPanelProps) {
  const title = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.showPopover?.();
    panel.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
  const fold = (event: ToggleEvent): void => {
    // Another panel may have taken its place already.
    if (event.newState === 'closed' && desk.panel === 'settings') desk.show(null);
  };
  const close = (): void => {
    // Folded by the platform, it gives the focus back.
    panel.current?.hidePopover?.();
    desk.show(null);
  };
  const { hasShortcuts } = settings.settings;
  return (
    <div ref={panel} popover="auto" role="dialog" aria-labelledby={title} className={styles.panel} onToggle={fold}>
      <div className={styles.head}>
        <h2 id={title}>Ajustes de lectura</h2>
        <IconButton icon="close" label="Cerrar" onClick={close} />
      </div>
      <Choices settings={settings} />
      <div className={styles.keys}>
        <CheckboxField
          label="Usar atajos de teclado"
          checked={hasShortcuts}
          onChange={(event) => settings.set({ hasShortcuts: event.target.checked })}
        />
        <Button size="small" look="quiet" onClick={() => desk.show('shortcuts')}>
          Ver los atajos
        </Button>
      </div>
    </div>
  );
});

const Choices = observer(function Choices({ settings }: Pick<SettingsPanelProps, 'settings'>) {
  const { size, face, spacing, margins, theme } = settings.settings;
  return (
    <>
      <Samples
        label="Tamaño"
        values={textSizes}
        names={sizeNames}
        value={size}
        onChange={(value) => settings.set({ size: value })}
        sample={(value) => (
          <span className={styles.letter} data-size={value} data-face={face}>
            A
          </span>
        )}
      />
      <Samples
        label="Letra"
        values={textFaces}
        names={faceNames}
        value={face}
        onChange={(value) => settings.set({ face: value })}
        sample={(value) => (
          <span className={styles.letter} data-face={value}>
            Aa
          </span>
        )}
        named
      />
      <Samples
        label="Entre líneas"
        values={lineSpacings}
        names={spacingNames}
        value={spacing}
        onChange={(value) => settings.set({ spacing: value })}
        sample={(value) => <Lines spacing={value} />}
      />
      <Samples
        label="Márgenes"
        values={textMargins}
        names={marginNames}
        value={margins}
        onChange={(value) => settings.set({ margins: value })}
        sample={(value) => (
          <span className={styles.sheet} data-margins={value}>
            <Lines spacing="tight" />
          </span>
        )}
      />
      <Samples
        label="Fondo"
        values={readingThemes}
        names={themeNames}
        value={theme}
        onChange={(value) => settings.set({ theme: value })}
        sample={(value) => (
          <span className={styles.swatch} data-theme={value} data-face={face}>
            Aa
          </span>
        )}
        named
      />
    </>
  );
});

function Lines({ spacing }: { spacing: LineSpacing }) {
  return (
    <span className={styles.lines} data-spacing={spacing}>
      <span />
      <span />
      <span />
    </span>
  );
}
