import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { useFolders } from '../../../components/image-picker/media';
import { RenameDialog } from './RenameDialog';
import { breadcrumbs, subfoldersOf } from './paths';
import styles from './Folders.module.css';

/** The path to the open folder, and its subfolders; each is a link. */
export function FolderNav({ openFolder }: { openFolder: string }) {
  const folders = useFolders();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [isRenaming, setIsRenaming] = useState(false);
  const folderAddress = (folder: string) => {
    const params = new URLSearchParams(address);
    for (const name of ['page', 'picture', 'folder']) params.delete(name);
    if (folder) params.set('folder', folder);
    return `/admin/media?${params}`;
  };
  const subfolders = subfoldersOf(folders, openFolder);
  const currentFolder = folders.find(({ path }) => path === openFolder);
  if (folders.length === 0 && !openFolder) return null;
  return (
    <nav aria-label="Folders" className={styles.folders}>
      <ol className={styles.trail}>
        {breadcrumbs(openFolder).map(({ path, name }) => (
          <li key={path}>
            <Link to={folderAddress(path)} aria-current={path === openFolder ? 'page' : undefined}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
        {currentFolder && (
          <li>
            <Button look="quiet" onClick={() => setIsRenaming(true)}>
              Rename the folder
            </Button>
          </li>
        )}
      </ol>
      {subfolders.length > 0 && (
        <ul className={styles.subfolders}>
          {subfolders.map(({ path, name, count }) => (
            <li key={path}>
              <Link to={folderAddress(path)}>
                <bdi>{name}</bdi> <span>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isRenaming && (
        <RenameDialog
          folder={openFolder}
          revision={currentFolder?.revision}
          onClose={(name) => {
            setIsRenaming(false);
            if (name !== openFolder) navigate(folderAddress(name), { replace: true });
          }}
        />
      )}
    </nav>
  );
}
