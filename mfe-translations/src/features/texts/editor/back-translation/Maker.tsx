import type { BackTranslation } from '@lens/contracts/back-translations';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { useServiceName } from '../../api/suggestions';
import editor from '../Editor.module.css';

/** Who made a back-translation, and when. */
export function Maker({ service, username, created_at }: BackTranslation) {
  const name = useServiceName(service ?? 'premium') ?? 'a service';
  return (
    <p className={editor.note}>
      {service === null ? `Written by ${username}` : `By ${name}, requested by ${username}`},{' '}
      <ExactTime at={created_at} />
    </p>
  );
}
