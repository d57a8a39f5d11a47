/** The costumes of the brown alpacas of value 5 and 6. */

import { Alpaca, BROWN, line } from "./body";

export const Accountant = () => (
  <Alpaca
    wool={BROWN}
    mouth="smirk"
    behind={
      <path
        d="M150 256v-26h34v26zM154 230v-20h30v20zM150 210v-18h32v18z"
        fill="#fff8e7"
        stroke="#b9a88c"
        strokeWidth="2"
      />
    }
    wear={<path d="M52 182q48-18 96 0l2 34q-50 18-100 0z" fill="#f4efe4" stroke="#cfc4ae" strokeWidth="2" />}
    scarf={<path d="M92 152h16l-3 10l7 34l-12 12l-12-12l7-34z" fill="#2f7d6b" stroke="#1d5446" strokeWidth="2" />}
    hat={
      <g>
        <path d="M66 66Q100 48 134 66L133 74Q100 58 67 74Z" fill="#2a5d4f" />
        <path
          d="M64 72Q100 54 136 72L146 84Q100 64 54 84Z"
          fill="#49b58e"
          opacity=".85"
          stroke="#2a5d4f"
          strokeWidth="2"
        />
        <path d="M132 66l16-22" {...line(5, "#e0a02c")} />
        <path d="M148 44l4-6" {...line(4, "#3a2a20")} />
      </g>
    }
    held={
      <g>
        <rect x="20" y="160" width="54" height="62" rx="5" fill="#8a5b38" />
        <rect x="26" y="166" width="42" height="50" fill="#f6e7bf" />
        <path d="M26 178h42M26 191h42M26 204h42" {...line(2, "#8a5b38")} />
        <g fill="#d5493f">
          <circle cx="33" cy="178" r="5" />
          <circle cx="43" cy="178" r="5" />
          <circle cx="61" cy="178" r="5" />
        </g>
        <g fill="#3f7fae">
          <circle cx="33" cy="191" r="5" />
          <circle cx="51" cy="191" r="5" />
          <circle cx="61" cy="191" r="5" />
        </g>
        <g fill="#e0a02c">
          <circle cx="33" cy="204" r="5" />
          <circle cx="43" cy="204" r="5" />
          <circle cx="53" cy="204" r="5" />
        </g>
      </g>
    }
    arms={[
      [74, 196, 70],
      [140, 194, -14],
    ]}
  />
);

export const Carpenter = () => (
  <Alpaca
    wool={BROWN}
    eyes="wink"
    mouth="grin"
    wear={
      <g>
        <path d="M60 172h80l6 52q-46 16-92 0z" fill="#3f6ea3" stroke="#27486f" strokeWidth="2.2" />
        <path d="M66 176l12-34M134 176l-12-34" {...line(8, "#3f6ea3")} />
        <circle cx="72" cy="178" r="4" fill="#f6c945" />
        <circle cx="128" cy="178" r="4" fill="#f6c945" />
        <path d="M84 190h32v20q-16 8-32 0z" fill="#325a88" />
      </g>
    }
    hat={
      <g>
        <path d="M64 64Q64 26 100 26Q136 26 136 64Z" fill="#f6c945" stroke="#b98712" strokeWidth="2.2" />
        <path d="M56 68Q100 50 144 68L143 74Q100 58 57 74Z" fill="#e5b12f" stroke="#b98712" strokeWidth="2" />
        <path d="M94 26h12v30q-6-2-12 0z" fill="#fbe08a" />
      </g>
    }
    held={
      <g>
        <g transform="rotate(-14 60 150)">
          <path
            d="M-8 140h128v20H-8z"
            transform="translate(-14 74)"
            fill="#e2b17a"
            stroke="#a06a35"
            strokeWidth="2.4"
          />
          <path d="M-16 222h110M-10 228h80" {...line(1.8, "#c48f55")} />
        </g>
        <g transform="translate(160 168) rotate(-62)">
          <path d="M-58-8L20-16V14L-58 4Z" fill="#c9d1d9" stroke="#7f8b97" strokeWidth="2" />
          <path d="M-58 4l6 5l5-4l6 6l5-5l6 6l5-4l6 6l5-5l6 6l5-4l6 6l5-5l6 5l6-4" {...line(2, "#7f8b97")} />
          <path d="M20-18q30-4 28 14q0 18-28 20z" fill="#c65a3c" stroke="#7d2f1c" strokeWidth="2.4" />
        </g>
      </g>
    }
    arms={[
      [50, 196, 40],
      [154, 150, -140],
    ]}
  />
);

export const Storekeeper = () => (
  <Alpaca
    wool={BROWN}
    wear={<path d="M62 172q38-14 76 0l6 50q-44 16-88 0z" fill="#eadfc8" stroke="#bfae8d" strokeWidth="2.2" />}
    hat={
      <path
        d="M64 62Q68 36 100 36Q132 36 136 62Q100 50 64 62ZM70 62Q100 50 142 66L140 73Q104 58 68 70Z"
        fill="#8a4b7d"
        stroke="#5c2d53"
        strokeWidth="2"
      />
    }
    held={
      <g stroke="#8a5f30" strokeWidth="2.6" strokeLinejoin="round">
        <path d="M62 184h76v52H62z" fill="#d9a766" />
        <path d="M94 184h12v52h-12z" fill="#f3dcae" strokeWidth="1.4" />
        <path d="M70 200h14M70 207h10M118 222l7-12l7 12z" {...line(2.4, "#8a5f30")} />
        <path d="M146 140h44v44h-44z" fill="#c9935a" />
        <path d="M146 152h44M164 140v44" />
        <path d="M140 184h56v52h-56z" fill="#dba968" />
        <path d="M140 198h56M164 184v52" />
        <path d="M2 200h46v42H2z" fill="#c9935a" />
        <path d="M2 214h46M22 200v42" />
      </g>
    }
    arms={[
      [60, 200, 10],
      [140, 200, -10],
    ]}
    front={
      <g>
        <path d="M16 186q10-16 20 0" {...line(3, "#5d9a58")} />
        <path d="M8 200q2-14 18-14t18 14z" fill="#e4672f" />
      </g>
    }
  />
);

export const Anxious = () => (
  <Alpaca
    wool={BROWN}
    eyes="wide"
    mouth="wobble"
    behind={
      <g>
        <path d="M40 60q-16-14 0-24t22 6q2-26 28-24t22 18q14-20 34-6t10 30" {...line(3.4, "#6d5d78")} opacity=".55" />
        <path
          d="M20 120l-12-4M20 146l-14 4M180 120l12-4M180 146l14 4M22 172l-12 8M178 172l12 8"
          {...line(3.4, "#6d5d78")}
        />
      </g>
    }
    hat={
      <g>
        <path
          d="M74 50l-12-24l18 16l-2-28l14 26l8-30l8 30l14-26l-2 28l18-16l-12 24Q100 40 74 50Z"
          fill="#b37d52"
          stroke="#8b5b38"
          strokeWidth="2"
        />
        <path d="M70 70q10-8 18-4M130 70q-10-8-18-4" {...line(3)} />
        <path
          d="M138 66q8 12 0 17q-8-5 0-17zM60 78q8 12 0 17q-8-5 0-17zM148 92q6 9 0 13q-6-4 0-13z"
          fill="#7fc4ea"
          stroke="#3f86a8"
          strokeWidth="1.6"
        />
      </g>
    }
    wear={
      <path
        d="M48 190q52-26 104 0q8 20 0 36q-52 18-104 0q-8-16 0-36z"
        fill="#7f9fb5"
        stroke="#547188"
        strokeWidth="2.2"
      />
    }
    scarf={
      <g>
        <path d="M72 140q28 20 56 0l4 18q-32 20-64 0z" fill="#d96b5b" />
        <path d="M84 152l4 12M100 156v12M116 152l-4 12" {...line(4, "#f0b3a8")} />
      </g>
    }
    arms={[
      [82, 146, 158],
      [118, 146, -158],
    ]}
  />
);

export const Woodcutter = () => (
  <Alpaca
    wool={BROWN}
    behind={
      <g>
        <path d="M26 230V92" {...line(12, "#8a5b38")} />
        <path d="M26 14L56 76H42L60 116H40L66 160H-14L12 116H-8L10 76H-4Z" fill="#3f7a4e" />
      </g>
    }
    wear={
      <g>
        <path d="M50 176q50-20 100 0l4 42q-54 20-108 0z" fill="#c33b33" />
        <path
          d="M66 168v58M84 164v64M116 164v64M134 168v58M48 190h104M46 208h108"
          {...line(5, "#7d1f22")}
          opacity=".6"
        />
      </g>
    }
    scarf={<path d="M78 106Q80 146 100 158Q120 146 122 106Q112 122 100 120Q88 122 78 106Z" fill="#5e3820" />}
    hat={
      <g>
        <path d="M80 104Q84 124 100 124T120 104Q112 113 100 112T80 104Z" fill="#5e3820" />
        <path d="M93 109q7 5 14 0" {...line(2, "#f6dcc4")} />
        <path d="M64 62Q64 24 100 24Q136 24 136 62Z" fill="#e0a02c" />
        <path d="M62 54Q100 40 138 54L137 70Q100 56 63 70Z" fill="#f0bf58" />
        <path d="M76 52v12M88 49v11M100 48v11M112 49v11M124 52v12" {...line(2.4, "#c08420")} />
        <circle cx="100" cy="21" r="9" fill="#fff2d2" />
      </g>
    }
    held={
      <g transform="translate(152 182) rotate(16)">
        <path d="M0-70V58" {...line(8, "#a8713d")} />
        <path d="M-4-70q34-10 40 12q2 16-6 24q-14-14-34-12z" fill="#c9d1d9" stroke="#7f8b97" strokeWidth="2.4" />
        <path d="M34-62q6 16-2 26" {...line(3, "#fff")} />
      </g>
    }
    arms={[[140, 186, -40]]}
    front={
      <g>
        <ellipse cx="42" cy="252" rx="26" ry="8" fill="#8a5b38" />
        <path d="M16 234h52v18q-26 12-52 0z" fill="#8a5b38" />
        <ellipse cx="42" cy="234" rx="26" ry="8" fill="#e8c48e" />
        <ellipse cx="42" cy="234" rx="15" ry="4.4" {...line(1.8, "#b98a57")} />
        <ellipse cx="42" cy="234" rx="6" ry="1.8" {...line(1.8, "#b98a57")} />
      </g>
    }
  />
);

export const Noisemaker = () => (
  <Alpaca
    wool={BROWN}
    mouth="none"
    eyes="closed"
    tilt={-8}
    behind={
      <g {...line(5, "#fff6d6")}>
        <path d="M22 48l-14-16M12 74l-14-4M34 30l-6-20M178 60l14-14M186 84l16-4M164 40l8-20" />
      </g>
    }
    hat={
      <g>
        <path d="M70 64L60 14L92 48Z" fill="#7b3fb0" />
        <path d="M130 64L140 14L108 48Z" fill="#2f9d78" />
        <path d="M84 56L100 8L116 56Z" fill="#f0b429" />
        <g fill="#f6c945" stroke="#b27b0c" strokeWidth="2">
          <circle cx="60" cy="14" r="7" />
          <circle cx="100" cy="8" r="7" />
          <circle cx="140" cy="14" r="7" />
        </g>
        <path d="M66 68Q100 50 134 68L133 76Q100 60 67 76Z" fill="#d5342f" />
        <path d="M89 104h22q3 20-11 20t-11-20z" fill="#6e1f24" stroke="#3a2a20" strokeWidth="2" />
        <path d="M92 117q8-6 16 0q-3 6-8 6t-8-6z" fill="#e8737a" />
      </g>
    }
    held={
      <g>
        <path d="M58 174h84l-6 58q-36 12-72 0z" fill="#d5342f" />
        <path d="M58 178l18 52l12-50l12 54l12-54l12 50l18-52" {...line(3, "#fbe08a")} />
        <path d="M62 224q38 14 76 0l-2 10q-36 12-72 0z" fill="#f0b429" />
        <ellipse cx="100" cy="176" rx="44" ry="12" fill="#fff4dd" stroke="#f0b429" strokeWidth="5" />
      </g>
    }
    arms={[
      [44, 150, 136],
      [156, 150, -136],
    ]}
    front={
      <g>
        <path d="M24 116L74 164M176 116l-50 48" {...line(6, "#c48f55")} />
        <circle cx="76" cy="166" r="7" fill="#e2b17a" />
        <circle cx="124" cy="166" r="7" fill="#e2b17a" />
        <path d="M84 162l-6-12M100 158v-12M116 162l6-12" {...line(3.4, "#fff")} />
      </g>
    }
  />
);
