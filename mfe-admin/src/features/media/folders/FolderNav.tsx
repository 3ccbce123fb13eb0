import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { useFolders } from '../../../components/image-picker/media';
import { RenameDialog } from './RenameDialog';
import { lineOf, withinOf } from './paths';
import styles from './Folders.module.css';

/** Where one is among the folders, and those that lie within; each is an address. */
export function FolderNav({ open }: { open: string }) {
  const folders = useFolders();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);
  const to = (folder: string) => {
    const params = new URLSearchParams(address);
    for (const name of ['page', 'picture', 'folder']) params.delete(name);
    if (folder) params.set('folder', folder);
    return `/admin/media?${params}`;
  };
  const within = withinOf(folders, open);
  const here = folders.find(({ path }) => path === open);
  if (folders.length === 0 && !open) return null;
  return (
    <nav aria-label="Folders" className={styles.folders}>
      <ol className={styles.trail}>
        {lineOf(open).map(({ path, name }) => (
          <li key={path}>
            <Link to={to(path)} aria-current={path === open ? 'page' : undefined}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
        {here && (
          <li>
            <Button look="quiet" onClick={() => setRenaming(true)}>
              Rename the folder
            </Button>
          </li>
        )}
      </ol>
      {within.length > 0 && (
        <ul className={styles.within}>
          {within.map(({ path, name, count }) => (
            <li key={path}>
              <Link to={to(path)}>
                <bdi>{name}</bdi> <span>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {renaming && (
        <RenameDialog
          folder={open}
          revision={here?.revision}
          onClose={(name) => {
            setRenaming(false);
            if (name !== open) navigate(to(name), { replace: true });
          }}
        />
      )}
    </nav>
  );
}
