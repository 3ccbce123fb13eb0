import { findNginx } from '@lens/tools/engines/find';
import { templates } from '../../nginx.ts';
import { environmentOf } from '../environment.ts';
import { workloadsOf, type Container } from '../manifest.ts';
import { startContainer, type ContainerStart, type RunningContainer } from './container.ts';
import { mountsOf, type Mount, type Stored } from './volumes.ts';

export interface Images {
  api: string;
  shell: string;
  remotes: string;
  /** How this machine's Node strips types, where it does not by itself, and the folder that this takes. */
  nodeFlags: string[];
  nodeFolder: string;
}

/** Starts containers of an overlay by name; those of one pod share its volumes. */
export class Pods {
  readonly running: RunningContainer[] = [];
  private readonly mounters = new Map<string, (container: Container) => Mount[]>();

  constructor(
    private readonly stored: Stored,
    private readonly images: Images,
  ) {}

  containerOf(workload: string, name: string): Container {
    const found = this.podOf(workload).containers.find((container) => container.name === name);
    if (!found) throw new Error(`${workload} has no container ${name}.`);
    return found;
  }

  start(workload: string, name: string, image: 'api' | 'shell' | 'remotes', hasNetwork = true) {
    const nodeFlags = image === 'remotes' ? this.images.nodeFlags : [];
    return this.run(workload, name, {
      image: { dockerfile: `${image}.Dockerfile`, folder: this.images[image], nodeFlags },
      hasNetwork,
    });
  }

  /** With the configuration that nginx's image makes of its templates before it starts. */
  startNginx(workload: string, name: string) {
    const variables = environmentOf(this.containerOf(workload, name), this.stored.manifests, () => undefined);
    const configuration = templates()
      .map(({ text }) => text.replaceAll(/\$\{([A-Z_]+)\}/g, (_, key: string) => variables[key] ?? ''))
      .join('\n');
    const start = `exec ${findNginx()} -c /etc/nginx/nginx.conf -g 'daemon off;'`;
    return this.run(workload, name, {
      command: ['sh', '-c', `cat > /etc/nginx/conf.d/lens.conf; ${start}`],
      input: configuration,
    });
  }

  private podOf(workload: string) {
    const found = workloadsOf(this.stored.manifests).find(({ name }) => name === workload);
    if (!found) throw new Error(`There is no ${workload}.`);
    return found.pod;
  }

  private run(workload: string, name: string, more: Partial<ContainerStart>): RunningContainer {
    const { stored, images } = this;
    const pod = this.podOf(workload);
    const container = this.containerOf(workload, name);
    const mountsIn = this.mounters.get(workload) ?? mountsOf(pod, stored);
    this.mounters.set(workload, mountsIn);
    const { nodeFolder: source } = images;
    const ofNode = more.image?.nodeFlags.length ? [{ source, target: source, readOnly: true }] : [];
    const started = startContainer({
      container,
      pod,
      stored,
      mounts: [...mountsIn(container), ...ofNode],
      ...more,
    });
    this.running.push(started);
    return started;
  }
}
