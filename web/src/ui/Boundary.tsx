/** In place of a page that cannot be drawn, such as one whose code could not be fetched. The next page is tried again. */

import { Component, type ReactNode } from "react";
import { MissingFile } from "../api/keepTrying";
import { linkTo } from "../navigation/route";
import { useLanguage } from "../texts/language";
import { Problem } from "./attempt";

interface Props {
  place: string; // the address of the page
  children: ReactNode;
}

/** A class, because only classes can catch what goes wrong below them. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: Props): void {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const { say } = useLanguage();
  return (
    <div className="page">
      <main className="paper narrow" tabIndex={-1}>
        <Problem error={new MissingFile()} />
        <div className="row">
          <button className="button primary" onClick={() => location.reload()}>
            {say("offline-reload")}
          </button>
          <a className="button" href={linkTo()}>
            {say("back-home")}
          </a>
        </div>
      </main>
    </div>
  );
}
