import { Select } from '../../../components/Select';
import { stateOptions, targetLanguages } from '../labels';
import type { TextsRequest } from '../use-desk-address';
import { SearchField } from './SearchField';
import styles from './Filters.module.css';

const allOption = ['', 'All'] as const;
const languageOptions = targetLanguages.map(({ code, name }) => [code, name] as const);
const findingOptions = [allOption, ['block', 'Blocking'], ['warn', 'Warnings']] as const;
const commentOptions = [allOption, ['open', 'Open comments']] as const;
const signOffOptions = [allOption, ['missing', 'Critical, not signed']] as const;

interface FiltersProps {
  request: TextsRequest;
  /** The namespaces that have texts in the language. */
  namespaces: string[];
  onFilter: (changes: Record<string, string>) => void;
}

/** The filters of the list. */
export const Filters = ({ request, namespaces, onFilter }: FiltersProps) => (
  <search className={styles.filters}>
    <Select
      label="Language"
      value={request.language}
      options={languageOptions}
      onChange={(language) => onFilter({ language })}
    />
    <Select
      label="Part of the site"
      value={request.namespace ?? ''}
      options={[allOption, ...namespaces.map((name) => [name, name] as const)]}
      onChange={(namespace) => onFilter({ namespace })}
    />
    <Select
      label="State"
      value={request.state ?? ''}
      options={[allOption, ...stateOptions]}
      onChange={(state) => onFilter({ state })}
    />
    <Select
      label="Findings"
      value={request.findings ?? ''}
      options={findingOptions}
      onChange={(findings) => onFilter({ findings })}
    />
    <Select
      label="Comments"
      value={request.comments ?? ''}
      options={commentOptions}
      onChange={(comments) => onFilter({ comments })}
    />
    <Select
      label="Sign-off"
      value={request.sign_off ?? ''}
      options={signOffOptions}
      onChange={(sign_off) => onFilter({ sign_off })}
    />
    <SearchField search={request.search ?? ''} onSearch={(search) => onFilter({ search })} />
  </search>
);
